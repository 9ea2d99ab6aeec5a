import { TextField } from '@site/ui/mui';
import { useState } from 'react';

/** URL field that takes effect as soon as its value is valid. */
export function LinkField({
  label,
  value,
  errorMessage,
  parse,
  onChange,
}: {
  label: string;
  value: string;
  /** Error shown while the input is no URL. */
  errorMessage: string;
  parse: (text: string) => string | undefined;
  onChange: (link: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const isInvalid = draft !== null && parse(draft) === undefined;

  function handleInput(text: string): void {
    setDraft(text);
    const link = parse(text);
    if (link !== undefined) onChange(link);
  }

  return (
    <TextField
      label={label}
      type="url"
      value={draft ?? value}
      error={isInvalid ? errorMessage : undefined}
      onChange={({ target }) => handleInput(target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}
