import { PasswordField, TextField } from '@site/ui';
import { Link, useNavigate } from '@site/router';
import { FormView } from '../frame/form-view';
import { useForm, type Fields, type FormProblem } from '../frame/use-form';
import { clearRecovery } from '../recovery/recovery-mark';
import { explainSignIn, signIn } from '../requests/sign-in';
import { checkEmail, checkPasswordGiven, problemsOf } from '../rules/check-fields';
import { rememberAddress } from '../rules/remembered-address';
import styles from './login.module.css';

/** Signs in; the page itself moves on as soon as the session is there. */
export function SignInForm() {
  const navigate = useNavigate();

  async function submit(fields: Fields): Promise<FormProblem> {
    const input = { email: fields('email'), password: fields('password') };
    const errors = problemsOf(
      checkEmail(input.email, 'email'),
      checkPasswordGiven(input.password, 'password'),
    );
    if (errors.length > 0) return { errors };
    rememberAddress(input.email);
    const outcome = await signIn(input);
    if (outcome.ok) {
      clearRecovery();
      return undefined;
    }
    if (outcome.problem.code === 'email_not_confirmed') {
      await navigate('/confirm');
      return undefined;
    }
    return { failure: explainSignIn(outcome.problem) };
  }

  const form = useForm(submit);
  return (
    <FormView form={form} button="Sign in" busyButton="Signing in...">
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        inputMode="email"
        error={form.errorOf('email')}
      />
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
