import { useForm, type FormResult } from '@site/ui/form';
import { checkEmail, collectFieldErrors } from '../rules/check-fields';
import { saveLastEmail, readLastEmail } from '../rules/email-address';
import { EmailField } from './email-field';
import { FormView } from './form-view';

/** Form with one email field whose submit requests a mail with a link. */
export function EmailLinkForm({
  name,
  button,
  send,
}: {
  name: string;
  button: string;
  send: (email: string) => Promise<FormResult>;
}) {
  const form = useForm({
    name,
    validate: (fields) => collectFieldErrors(checkEmail(fields('email'), 'email')),
    send: (fields) => {
      saveLastEmail(fields('email'));
      return send(fields('email'));
    },
  });
  return (
    <FormView form={form} button={button} busyButton="Sending...">
      <EmailField
        form={form}
        autoComplete="username"
        required
        // Filled in the browser only: the prerendered page is the same for everybody.
        ref={(input: HTMLInputElement | null) => {
          if (input && input.value === '') input.value = readLastEmail();
        }}
      />
    </FormView>
  );
}
