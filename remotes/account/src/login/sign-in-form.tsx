import { PasswordField } from '@site/ui';
import { Link, useNavigate } from '@site/page/router';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { EmailField } from '../forms/email-field';
import { FormView } from '../forms/form-view';
import { clearRecoveryFlag } from '../recovery/recovery-flag';
import { signInWithCredentials } from '../requests/auth';
import { explainRefusal } from '../requests/explain-refusal';
import { checkEmail, checkRequiredPassword, collectFieldErrors } from '../rules/check-fields';
import { saveLastEmail } from '../rules/email-address';
import styles from './login.module.css';

/** Signs in; LoginPage redirects as soon as the session exists. */
export function SignInForm() {
  const navigate = useNavigate();

  async function send(fields: ReadField): Promise<FormResult> {
    saveLastEmail(fields('email'));
    const result = await signInWithCredentials({
      email: fields('email'),
      password: fields('password'),
    });
    if (result.ok) clearRecoveryFlag();
    else if (result.error.code === 'email_not_confirmed') await navigate('/confirm');
    else return { kind: 'failed', message: explainRefusal('signIn', result.error) };
    return { kind: 'succeeded' };
  }

  const form = useForm({ name: 'sign in', validate: check, send });
  return (
    <FormView form={form} button="Sign in" busyButton="Signing in...">
      <EmailField form={form} autoComplete="username" />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
      <p className={styles.aside}>
        <Link to="/forgot">Forgot your password?</Link>
      </p>
    </FormView>
  );
}

function check(fields: ReadField) {
  return collectFieldErrors(
    checkEmail(fields('email'), 'email'),
    checkRequiredPassword(fields('password'), 'password'),
  );
}
