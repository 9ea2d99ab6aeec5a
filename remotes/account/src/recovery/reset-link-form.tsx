import { Notice, TextField } from '@site/ui';
import { useState } from 'react';
import { FormView } from '../frame/form-view';
import { useForm, type Fields, type FormProblem } from '../frame/use-form';
import { messages } from '../messages';
import { explainReset, requestReset } from '../requests/request-reset';
import { checkEmail, problemsOf } from '../rules/check-fields';
import { rememberAddress, rememberedAddress } from '../rules/remembered-address';

/** Asks for a reset link. Says the same whether or not there is such an account. */
export function ResetLinkForm() {
  const [isSent, setSent] = useState(false);

  async function submit(fields: Fields): Promise<FormProblem> {
    setSent(false);
    const email = fields('email');
    const errors = problemsOf(checkEmail(email, 'email'));
    if (errors.length > 0) return { errors };
    rememberAddress(email);
    const outcome = await requestReset(email);
    if (!outcome.ok) return { failure: explainReset(outcome.problem) };
    setSent(true);
    return undefined;
  }

  const form = useForm(submit);
  return (
    <FormView form={form} button="Send Reset Link" busyButton="Sending...">
      {isSent && (
        <Notice kind="success">
          <p>{messages.resetLinkSent}</p>
        </Notice>
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="username"
        inputMode="email"
        required
        // Filled in the browser only: the static page knows nobody.
        ref={(input: HTMLInputElement | null) => {
          if (input && input.value === '') input.value = rememberedAddress();
        }}
        error={form.errorOf('email')}
      />
    </FormView>
  );
}
