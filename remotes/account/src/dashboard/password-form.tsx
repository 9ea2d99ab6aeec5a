import { PasswordField } from '@site/ui/mui';
import { useState } from 'react';
import { FormView } from '../frame/form-view';
import { NewPasswordField } from '../frame/new-password-field';
import { useForm, type Fields, type FormProblem } from '../frame/use-form';
import { changePassword, explainPasswordChange } from '../requests/change-password';
import { checkNewPassword, checkPasswordGiven, problemsOf } from '../rules/check-fields';
import { SavedNotice } from './saved-notice';

export function PasswordForm({ email }: { email: string }) {
  const [saved, setSaved] = useState<{ text: string; round: number }>();

  async function submit(fields: Fields): Promise<FormProblem> {
    const input = { email, current: fields('current'), wanted: fields('wanted') };
    const errors = problemsOf(
      checkPasswordGiven(input.current, 'current-password'),
      checkNewPassword(input.wanted, 'new-password'),
    );
    if (errors.length > 0) return { errors };
    const outcome = await changePassword(input);
    if (!outcome.ok) return { failure: explainPasswordChange(outcome.problem) };
    const text = 'Your password has been changed. Your other devices are signed out.';
    setSaved((before) => ({ text, round: (before?.round ?? 0) + 1 }));
    return undefined;
  }

  const form = useForm(submit);
  const isClean = form.errors.length === 0 && !form.failure;
  return (
    <FormView form={form} button="Change password" busyButton="Changing..." variant="secondary">
      <SavedNotice text={isClean ? saved?.text : undefined} attempt={form.attempt} />
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={email}
        hidden
        readOnly
      />
      {/* A new round empties the fields once the password is changed. */}
      <PasswordField
        key={`current-${saved?.round ?? 0}`}
        id="current-password"
        name="current"
        label="Current password"
        autoComplete="current-password"
        error={form.errorOf('current-password')}
      />
      <NewPasswordField
        key={`new-${saved?.round ?? 0}`}
        id="new-password"
        name="wanted"
        label="New password"
        error={form.errorOf('new-password')}
      />
    </FormView>
  );
}
