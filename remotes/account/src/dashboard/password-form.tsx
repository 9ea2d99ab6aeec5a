import { PasswordField } from '@site/ui/mui';
import { useForm, type Fields, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { NewPasswordField } from '../forms/new-password-field';
import { changePassword, explainPasswordChange } from '../requests/change-password';
import { checkNewPassword, checkPasswordGiven, problemsOf } from '../rules/check-fields';

export function PasswordForm({ email }: { email: string }) {
  async function send(fields: Fields): Promise<FormResult> {
    const input = { email, current: fields('current'), wanted: fields('newPassword') };
    const result = await changePassword(input);
    if (!result.ok) return { kind: 'failed', failure: explainPasswordChange(result.problem) };
    const notice = 'Your password has been changed. Your other devices are signed out.';
    return { kind: 'done', notice };
  }

  const form = useForm({ name: 'password', check, send });
  return (
    <FormView form={form} button="Change password" busyButton="Changing..." variant="secondary">
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={email}
        hidden
        readOnly
      />
      {/* A new key after each success empties the fields. */}
      <PasswordField
        key={`current-${form.successes}`}
        id="current-password"
        name="current"
        label="Current password"
        autoComplete="current-password"
        error={form.errorOf('current-password')}
      />
      <NewPasswordField
        key={`new-${form.successes}`}
        id="new-password"
        name="newPassword"
        label="New password"
        error={form.errorOf('new-password')}
      />
    </FormView>
  );
}

function check(fields: Fields) {
  return problemsOf(
    checkPasswordGiven(fields('current'), 'current-password'),
    checkNewPassword(fields('newPassword'), 'new-password'),
  );
}
