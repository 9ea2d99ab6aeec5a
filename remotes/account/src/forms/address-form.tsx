import { useForm, type FormResult } from '@site/ui/form';
import { checkEmail, problemsOf } from '../rules/check-fields';
import { rememberAddress, rememberedAddress } from '../rules/remembered-address';
import { EmailField } from './email-field';
import { FormView } from './form-view';

/** Asks for an address and has a mail sent to it. */
export function AddressForm({
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
    check: (fields) => problemsOf(checkEmail(fields('email'), 'email')),
    send: (fields) => {
      rememberAddress(fields('email'));
      return send(fields('email'));
    },
  });
  return (
    <FormView form={form} button={button} busyButton="Sending...">
      <EmailField
        form={form}
        autoComplete="username"
        required
        // Filled in the browser only: the static page knows nobody.
        ref={(input: HTMLInputElement | null) => {
          if (input && input.value === '') input.value = rememberedAddress();
        }}
      />
    </FormView>
  );
}
