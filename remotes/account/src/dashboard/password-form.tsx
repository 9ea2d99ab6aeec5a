import { PasswordField } from '@site/ui/mui';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { AuthenticatorCodeField } from '../forms/authenticator-code-field';
import { FormView } from '../forms/form-view';
import { NewPasswordField } from '../forms/new-password-field';
import { changePassword } from '../requests/auth';
import { explainRefusal } from '../requests/explain-refusal';
import {
  checkAuthenticatorCode,
  checkNewPassword,
  checkRequiredPassword,
  collectFieldErrors,
  toAuthenticatorCode,
} from '../rules/check-fields';
import type { DashboardMember } from './dashboard-member';

export function PasswordForm({ member }: { member: DashboardMember }) {
  const { email, authenticator } = member;

  async function send(fields: ReadField): Promise<FormResult> {
    const input = {
      email,
      currentPassword: fields('current'),
      newPassword: fields('newPassword'),
      code: authenticator && toAuthenticatorCode(fields('code')),
    };
    const result = await changePassword(input);
    if (!result.ok)
      return { kind: 'failed', message: explainRefusal('changePassword', result.error) };
    const notice = 'Your password has been changed. Your other devices are signed out.';
    return { kind: 'succeeded', notice };
  }

  function check(fields: ReadField) {
    return collectFieldErrors(
      checkRequiredPassword(fields('current'), 'current-password'),
      checkNewPassword(fields('newPassword'), 'new-password'),
      authenticator && checkAuthenticatorCode(fields('code'), 'password-code'),
    );
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
      {authenticator && (
        <AuthenticatorCodeField key={`code-${form.successCount}`} id="password-code" form={form} />
      )}
    </FormView>
  );
}
