import { Button, TextField } from '@site/ui/mui';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import styles from './dialogs.module.css';

/** Form for one URL; shows an error if the input is none. */
export function AddressForm({
  label,
  hint,
  placeholder,
  before = '',
  refusal,
  read,
  submit,
  onAddress,
  children,
}: {
  label: string;
  hint?: string;
  placeholder: string;
  /** Initial value of the field. */
  before?: string;
  refusal: string;
  read: (typed: string) => string | undefined;
  /** Label of the submit button. */
  submit: string;
  onAddress: (link: string) => void;
  children?: ReactNode;
}) {
  const [address, setAddress] = useState(before);
  const [isRefused, setIsRefused] = useState(false);

  function decide(event: SubmitEvent): void {
    event.preventDefault();
    const link = read(address);
    if (link === undefined) setIsRefused(true);
    else onAddress(link);
  }

  return (
    <form className={styles['form']} onSubmit={decide} noValidate>
      <TextField
        label={label}
        type="url"
        hint={hint}
        // The dialog opens for typing, and restores the focus when it closes.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        placeholder={placeholder}
        value={address}
        error={isRefused ? refusal : undefined}
        onChange={(event) => {
          setAddress(event.target.value);
          setIsRefused(false);
        }}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary">
          {submit}
        </Button>
        {children}
      </div>
    </form>
  );
}
