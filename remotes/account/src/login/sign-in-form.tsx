import { PasswordField } from '@site/ui';
import { Link, useNavigate } from '@site/router';
import { useForm, type Fields, type FormResult } from '@site/ui/form';
import { EmailField } from '../forms/email-field';
import { FormView } from '../forms/form-view';
import { clearRecovery } from '../recovery/recovery-mark';
import { explainSignIn, signIn } from '../requests/sign-in';
import { checkEmail, checkPasswordGiven, problemsOf } from '../rules/check-fields';
import { rememberAddress } from '../rules/remembered-address';
import styles from './login.module.css';

/** Signs in; LoginPage redirects as soon as the session exists. */
export function SignInForm() {
  const navigate = useNavigate();

  async function send(fields: Fields): Promise<FormResult> {
    rememberAddress(fields('email'));
    const result = await signIn({ email: fields('email'), password: fields('password') });
    if (result.ok) clearRecovery();
    else if (result.problem.code === 'email_not_confirmed') await navigate('/confirm');
    else return { kind: 'failed', failure: explainSignIn(result.problem) };
    return { kind: 'done' };
  }

  const form = useForm({ name: 'sign in', check, send });
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

function check(fields: Fields) {
  return problemsOf(
    checkEmail(fields('email'), 'email'),
    checkPasswordGiven(fields('password'), 'password'),
  );
}
