import { NumberField } from '../../value-fields';

interface PercentFieldProps {
  readonly label: string;
  readonly percent: number;
  readonly onChange: (percent: number) => void;
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
