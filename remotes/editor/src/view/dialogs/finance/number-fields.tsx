import { TextField } from '@site/ui/mui';
import { useState } from 'react';
import { parseMoney } from '../../../core/film/finance/money';
import { NumberField } from '../../value-fields';

interface PercentFieldProps {
  readonly label: string;
  readonly percent: number;
  readonly onChange: (percent: number) => void;
}

interface AmountFieldProps {
  readonly label: string;
  readonly amount: number;
  readonly onChange: (amount: number) => void;
}

/** Field for an amount in whole units; takes effect while it is typed. */
export function AmountField({ label, amount, onChange }: AmountFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const isInvalid = draft !== null && parseMoney(draft) === undefined;
  return (
    <TextField
      label={label}
      inputMode="text"
      maxLength={40}
      value={draft ?? (amount === 0 ? '' : amount.toLocaleString('en-US'))}
      error={isInvalid ? 'Enter an amount such as 1,200,000 or 12 lakh.' : undefined}
      onChange={({ target }) => {
        setDraft(target.value);
        const parsed = parseMoney(target.value);
        if (parsed !== undefined) onChange(parsed);
      }}
      onBlur={() => {
        if (!isInvalid) setDraft(null);
      }}
    />
  );
}

/** Field for a whole number of percent. */
export function PercentField({ label, percent, onChange }: PercentFieldProps) {
  return (
    <NumberField
      label={label}
      value={percent}
      min={0}
      max={100}
      onChange={(value) => onChange(Math.round(value))}
    />
  );
}
