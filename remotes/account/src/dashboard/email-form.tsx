import { TextField } from '@site/ui/mui';
import { useForm, type Fields, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { changeEmail, explainEmail } from '../requests/change-email';
import { checkEmail, problemsOf } from '../rules/check-fields';

export function EmailForm() {
  const form = useForm({ name: 'new address', check, send });
  return (
    <FormView form={form} button="Change e-mail" busyButton="Sending..." variant="secondary">
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

function check(fields: Fields) {
  return problemsOf(checkEmail(fields('email'), 'new-email'));
}

async function send(fields: Fields): Promise<FormResult> {
  const email = fields('email').trim();
  const result = await changeEmail(email);
  if (!result.ok) return { kind: 'failed', failure: explainEmail(result.problem) };
  const notice = `We have sent a link to ${email}. Your address changes when you open it.`;
  return { kind: 'done', notice };
}
