import { Button, TextField } from '@site/ui/mui';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import styles from './editor-dialogs.module.css';

/** Form for one URL; shows an error if the input is none. */
export function UrlForm({
  label,
  hint,
  placeholder,
  initialValue = '',
  errorMessage,
  parse,
  submitLabel,
  onSubmit,
  children,
}: {
  label: string;
  hint?: string;
  placeholder: string;
  initialValue?: string;
  errorMessage: string;
  parse: (text: string) => string | undefined;
  submitLabel: string;
  onSubmit: (link: string) => void;
  children?: ReactNode;
}) {
  const [value, setValue] = useState(initialValue);
  const [isInvalid, setIsInvalid] = useState(false);

  function handleSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const link = parse(value);
    if (link === undefined) setIsInvalid(true);
    else onSubmit(link);
  }

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <TextField
        label={label}
        type="url"
        hint={hint}
        // The dialog opens for typing, and restores the focus when it closes.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        placeholder={placeholder}
        value={value}
        error={isInvalid ? errorMessage : undefined}
        onChange={(event) => {
          setValue(event.target.value);
          setIsInvalid(false);
        }}
      />
      <div className={styles['row']}>
        <Button type="submit" variant="primary">
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
