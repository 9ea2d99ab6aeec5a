import { TextField } from '@site/ui';
import { useNavigate } from '@site/page/router';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { EmailField } from '../forms/email-field';
import { loadFontFor } from '../page/load-font-for';
import { FormView } from '../forms/form-view';
import { NewPasswordField } from '../forms/new-password-field';
import { signUp } from '../requests/auth';
import { explainRefusal } from '../requests/explain-refusal';
import {
  checkEmail,
  checkFullName,
  checkNewPassword,
  collectFieldErrors,
} from '../rules/check-fields';
import { saveLastEmail } from '../rules/email-address';

/** Creates an account, then opens /confirm unless the backend confirms addresses automatically. */
export function SignUpForm() {
  const navigate = useNavigate();

  async function send(fields: ReadField): Promise<FormResult> {
    const input = {
      fullName: fields('fullName'),
      email: fields('email'),
      password: fields('password'),
    };
    const result = await signUp(input);
    if (!result.ok) return { kind: 'failed', message: explainRefusal('signUp', result.error) };
    saveLastEmail(input.email);
    if (!result.value.session) await navigate('/confirm');
    return { kind: 'succeeded' };
  }

  const form = useForm({ name: 'sign up', validate: check, send });
  return (
    <FormView form={form} button="Create account" busyButton="Creating your account...">
      <TextField
        id="full-name"
        name="fullName"
        label="Full name"
        autoComplete="name"
        onInput={({ currentTarget }) => void loadFontFor(currentTarget.value)}
        error={form.errorOf('full-name')}
      />
      <EmailField form={form} autoComplete="email" />
      <NewPasswordField
        id="password"
        name="password"
        label="Password"
        error={form.errorOf('password')}
      />
    </FormView>
  );
}

function check(fields: ReadField) {
  return collectFieldErrors(
    checkFullName(fields('fullName'), 'full-name'),
    checkEmail(fields('email'), 'email'),
    checkNewPassword(fields('password'), 'password'),
  );
}
