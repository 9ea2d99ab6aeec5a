import { Notice, TextField } from '@site/ui';
import { useState } from 'react';
import { FormView } from '../frame/form-view';
import { useForm, type Fields, type FormProblem } from '../frame/use-form';
import { resendConfirmation } from '../requests/resend-confirmation';
import { sayProblem } from '../requests/outcome';
import { checkEmail, problemsOf } from '../rules/check-fields';
import { rememberedAddress } from '../rules/remembered-address';

/** Sends the confirmation mail again; the answer does not tell whether there is such an account. */
export function ResendForm() {
  const [isSent, setSent] = useState(false);

  async function submit(fields: Fields): Promise<FormProblem> {
    setSent(false);
    const email = fields('email');
    const errors = problemsOf(checkEmail(email, 'email'));
    if (errors.length > 0) return { errors };
    const outcome = await resendConfirmation(email);
    if (!outcome.ok) {
      return {
        failure: sayProblem(outcome.problem, 'The mail could not be sent. Please try again.'),
      };
    }
    setSent(true);
    return undefined;
  }

  const form = useForm(submit);
  return (
    <FormView form={form} button="Send the mail again" busyButton="Sending...">
      {isSent && (
        <Notice kind="success">
          <p>If this address is waiting to be confirmed, a new mail is on its way.</p>
        </Notice>
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        // Filled in the browser only: the static page knows nobody.
        ref={(input: HTMLInputElement | null) => {
          if (input && input.value === '') input.value = rememberedAddress();
        }}
        error={form.errorOf('email')}
      />
    </FormView>
  );
}
