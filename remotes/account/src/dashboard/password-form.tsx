import { PasswordField } from '@site/ui/mui';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { NewPasswordField } from '../forms/new-password-field';
import { changePassword, explainChangePasswordError } from '../requests/change-password';
import { checkNewPassword, checkRequiredPassword, collectFieldErrors } from '../rules/check-fields';

export function PasswordForm({ email }: { email: string }) {
  async function send(fields: ReadField): Promise<FormResult> {
    const input = { email, currentPassword: fields('current'), newPassword: fields('newPassword') };
    const result = await changePassword(input);
    if (!result.ok) return { kind: 'failed', message: explainChangePasswordError(result.error) };
    const notice = 'Your password has been changed. Your other devices are signed out.';
    return { kind: 'succeeded', notice };
  }

  const form = useForm({ name: 'password', validate: check, send });
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
        key={`current-${form.successCount}`}
        id="current-password"
        name="current"
        label="Current password"
        autoComplete="current-password"
        error={form.errorOf('current-password')}
      />
      <NewPasswordField
        key={`new-${form.successCount}`}
        id="new-password"
        name="newPassword"
        label="New password"
        error={form.errorOf('new-password')}
      />
    </FormView>
  );
}

function check(fields: ReadField) {
  return collectFieldErrors(
    checkRequiredPassword(fields('current'), 'current-password'),
    checkNewPassword(fields('newPassword'), 'new-password'),
  );
}
