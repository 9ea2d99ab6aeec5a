import { TextField } from '@site/ui/mui';
import { useState } from 'react';
import { FormView } from '../frame/form-view';
import { useForm, type Fields, type FormProblem } from '../frame/use-form';
import { changeEmail, explainEmail } from '../requests/change-email';
import { checkEmail, problemsOf } from '../rules/check-fields';
import { SavedNotice } from './saved-notice';

export function EmailForm() {
  const [sent, setSent] = useState<string>();

  async function submit(fields: Fields): Promise<FormProblem> {
    setSent(undefined);
    const email = fields('email').trim();
    const errors = problemsOf(checkEmail(email, 'new-email'));
    if (errors.length > 0) return { errors };
    const outcome = await changeEmail(email);
    if (!outcome.ok) return { failure: explainEmail(outcome.problem) };
    setSent(`We have sent a link to ${email}. Your address changes when you open it.`);
    return undefined;
  }

  const form = useForm(submit);
  return (
    <FormView form={form} button="Change e-mail" busyButton="Sending..." variant="secondary">
      <SavedNotice text={sent} attempt={form.attempt} />
      <TextField
        id="new-email"
        name="email"
        type="email"
        label="New e-mail address"
        autoComplete="email"
        inputMode="email"
        error={form.errorOf('new-email')}
      />
    </FormView>
  );
}
