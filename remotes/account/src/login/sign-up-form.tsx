import { TextField } from '@site/ui';
import { useNavigate } from '@site/router';
import { FormView } from '../frame/form-view';
import { NewPasswordField } from '../frame/new-password-field';
import { useForm, type Fields, type FormProblem } from '../frame/use-form';
import { explainSignUp, signUp } from '../requests/sign-up';
import { checkEmail, checkFullName, checkNewPassword, problemsOf } from '../rules/check-fields';
import { rememberAddress } from '../rules/remembered-address';

/** Creates an account. The next step is the mail box, unless the backend confirms addresses by itself. */
export function SignUpForm() {
  const navigate = useNavigate();

  async function submit(fields: Fields): Promise<FormProblem> {
    const input = {
      fullName: fields('fullName'),
      email: fields('email'),
      password: fields('password'),
    };
    const errors = problemsOf(
      checkFullName(input.fullName, 'full-name'),
      checkEmail(input.email, 'email'),
      checkNewPassword(input.password, 'password'),
    );
    if (errors.length > 0) return { errors };
    const outcome = await signUp(input);
    if (!outcome.ok) return { failure: explainSignUp(outcome.problem) };
    rememberAddress(input.email);
    if (!outcome.value.session) await navigate('/confirm');
    return undefined;
  }

  const form = useForm(submit);
  return (
    <FormView form={form} button="Create account" busyButton="Creating your account...">
      <TextField
        id="full-name"
        name="fullName"
        label="Full name"
        autoComplete="name"
        error={form.errorOf('full-name')}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        inputMode="email"
        error={form.errorOf('email')}
      />
      <NewPasswordField
        id="password"
        name="password"
        label="Password"
        error={form.errorOf('password')}
      />
    </FormView>
  );
}
