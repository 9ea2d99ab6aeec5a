import { TextField } from '@site/ui/mui';
import { useState } from 'react';

/** URL field that takes effect as soon as its value is valid. */
export function LinkField({
  label,
  value,
  refusal,
  read,
  onChange,
}: {
  label: string;
  value: string;
  /** Error shown while the input is no URL. */
  refusal: string;
  read: (typed: string) => string | undefined;
  onChange: (link: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const isRefused = draft !== null && read(draft) === undefined;

  function type(typed: string): void {
    setDraft(typed);
    const link = read(typed);
    if (link !== undefined) onChange(link);
  }

  return (
    <TextField
      label={label}
      type="url"
      value={draft ?? value}
      error={isRefused ? refusal : undefined}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}
