import { TextField } from '@site/ui/mui';
import { useForm, type ReadField, type FormResult } from '@site/ui/form';
import { FormView } from '../forms/form-view';
import { changeEmail, explainChangeEmailError } from '../requests/user';
import { checkEmail, collectFieldErrors } from '../rules/check-fields';

export function EmailForm({ currentEmail }: { currentEmail: string }) {
  async function send(fields: ReadField): Promise<FormResult> {
    const email = fields('email').trim();
    const result = await changeEmail(email);
    if (!result.ok) return { kind: 'failed', message: explainChangeEmailError(result.error) };
    const notice = `We’ve sent a link to ${currentEmail} and to ${email}. Open the link in both emails: your address changes with the second.`;
    return { kind: 'succeeded', notice };
  }

  const form = useForm({ name: 'new address', validate: check, send });
  return (
    <FormView form={form} button="Change email" busyButton="Sending..." variant="secondary">
      <TextField
        id="new-email"
        name="email"
        type="email"
        label="New email address"
        autoComplete="email"
        inputMode="email"
        error={form.errorOf('new-email')}
      />
    </FormView>
  );
}

function check(fields: ReadField) {
  return collectFieldErrors(checkEmail(fields('email'), 'new-email'));
}
