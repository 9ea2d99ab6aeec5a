import { TextField } from '@site/ui';
import type { UseFormReturn } from '@site/ui/form';
import type { Ref } from 'react';

/** Email field; `username` lets password managers fill in the stored account. */
export function EmailField({
  form,
  ...rest
}: {
  form: UseFormReturn;
  autoComplete: 'email' | 'username';
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}) {
  return (
    <TextField
      id="email"
      name="email"
      type="email"
      label="Email"
      inputMode="email"
      error={form.errorOf('email')}
      {...rest}
    />
  );
}
