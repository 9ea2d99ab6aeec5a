import { SelectField } from '@site/ui/mui';

/** Selects one of a few values, in the order of their labels. */
export function ChoiceField<Value extends string>({
  label,
  value,
  labels,
  onChange,
}: {
  label: string;
  /** `null` if the selected elements differ. */
  value: Value | null;
  labels: Readonly<Partial<Record<Value, string>>>;
  onChange: (value: Value) => void;
}) {
  const isValue = (key: string): key is Value => key in labels;
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => isValue(target.value) && onChange(target.value)}
    >
      {value === null && <option value="">Mixed</option>}
      {Object.keys(labels)
        .filter(isValue)
        .map((key) => (
          <option key={key} value={key}>
            {labels[key]}
          </option>
        ))}
    </SelectField>
  );
}
