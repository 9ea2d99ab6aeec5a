import { TextField } from '@site/ui/mui';
import { useState } from 'react';
import { FormView } from '../frame/form-view';
import { useForm, type Fields, type FormProblem } from '../frame/use-form';
import { messages } from '../messages';
import { explainName, updateName } from '../requests/update-name';
import type { Member } from './member';
import { SavedNotice } from './saved-notice';

export function NameForm({
  member,
  onNamed,
}: {
  member: Member;
  onNamed: (fullName: string) => void;
}) {
  const [saved, setSaved] = useState<string>();

  async function submit(fields: Fields): Promise<FormProblem> {
    setSaved(undefined);
    const fullName = fields('name').trim();
    const outcome = await updateName({ userId: member.id, fullName });
    if (!outcome.ok) return { failure: explainName(outcome.problem) };
    setSaved(messages.settingsSaved);
    onNamed(fullName);
    return undefined;
  }

  const form = useForm(submit);
  return (
    <FormView form={form} button="Save Changes" busyButton="Saving...">
      <SavedNotice text={saved} attempt={form.attempt} />
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
