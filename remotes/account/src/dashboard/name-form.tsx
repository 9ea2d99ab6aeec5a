import { TextField } from '@site/ui/mui';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { messages } from '../messages';
import { explainUpdateNameError, updateName } from '../requests/profile';
import type { DashboardMember } from './dashboard-member';

export function NameForm({
  member,
  onNameSaved,
}: {
  member: DashboardMember;
  onNameSaved: (fullName: string) => void;
}) {
  async function send(fields: ReadField): Promise<FormResult> {
    const fullName = fields('name').trim();
    const result = await updateName({ userId: member.id, fullName });
    if (!result.ok) return { kind: 'failed', message: explainUpdateNameError(result.error) };
    onNameSaved(fullName);
    return { kind: 'succeeded', notice: messages.settingsSaved };
  }

  // The database checks the length.
  const form = useForm({ name: 'name', validate: () => [], send });
  return (
    <FormView form={form} button="Save Changes" busyButton="Saving...">
      <TextField
        // The profile loads after the page: a new key remounts the field with the name as its default value.
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
