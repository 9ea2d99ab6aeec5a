import { useForm, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { NewPasswordField } from '../forms/new-password-field';
import { checkNewPassword, collectFieldErrors } from '../rules/check-fields';

/** Form for the password of a new account. */
export function FirstPasswordForm({
  email,
  button,
  busyButton,
  send,
}: {
  email: string | undefined;
  button: string;
  busyButton: string;
  send: (password: string) => Promise<FormResult>;
}) {
  const form = useForm({
    name: 'first password',
    validate: (fields) => collectFieldErrors(checkNewPassword(fields('password'), 'password')),
    send: (fields) => send(fields('password')),
  });
  return (
    <FormView form={form} button={button} busyButton={busyButton}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" defaultValue={email} hidden readOnly />
      <NewPasswordField
        id="password"
        name="password"
        label="New Password"
        error={form.errorOf('password')}
      />
    </FormView>
  );
}
