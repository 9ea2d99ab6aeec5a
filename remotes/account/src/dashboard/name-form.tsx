import { TextField } from '@site/ui/mui';
import { useForm, type Fields, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { messages } from '../messages';
import { explainName, updateName } from '../requests/update-name';
import type { Member } from './member';

export function NameForm({
  member,
  onNamed,
}: {
  member: Member;
  onNamed: (fullName: string) => void;
}) {
  async function send(fields: Fields): Promise<FormResult> {
    const fullName = fields('name').trim();
    const outcome = await updateName({ userId: member.id, fullName });
    if (!outcome.ok) return { kind: 'failed', failure: explainName(outcome.problem) };
    onNamed(fullName);
    return { kind: 'done', notice: messages.settingsSaved };
  }

  // How long it may be is the database's to say.
  const form = useForm({ name: 'name', check: () => [], send });
  return (
    <FormView form={form} button="Save Changes" busyButton="Saving...">
      <TextField
        // The name arrives after the page: a new key lets the field take it as its first value.
        key={member.profile ? 'known' : 'unknown'}
        id="name"
        name="name"
        label="Name"
        autoComplete="name"
        defaultValue={member.profile?.full_name ?? ''}
      />
    </FormView>
  );
}
