import type { UseFormReturn } from '@site/ui/form';
import { use, type Ref } from 'react';
import { FormComponentsContext } from './form-components-context';

/** Field `code` for the code of an authenticator app; phones and password managers offer to fill it in. */
export function AuthenticatorCodeField({
  id,
  form,
  label = 'Code from your authenticator app',
  ...rest
}: {
  id: string;
  form: UseFormReturn;
  label?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const { TextField } = use(FormComponentsContext);
  return (
    <TextField
      id={id}
      name="code"
      label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      error={form.errorOf(id)}
      {...rest}
    />
  );
}
