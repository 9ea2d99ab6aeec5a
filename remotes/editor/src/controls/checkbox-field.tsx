import { useId } from 'react';
import { Checkbox, FormControlLabel } from '@site/ui/mui';
import controls from './controls.module.css';

/** Check box with its label, and a hint below it where one is needed. */
export function CheckboxField({
  label,
  accessibleName,
  hint,
  isChecked,
  isDisabled = false,
  onChange,
}: {
  label: string;
  /** Tells apart check boxes with the same label. */
  accessibleName?: string;
  hint?: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  const hintId = useId();
  const input = {
    ...(accessibleName && { 'aria-label': accessibleName }),
    ...(hint && { 'aria-describedby': hintId }),
  };
  const field = (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          checked={isChecked}
          disabled={isDisabled}
          slotProps={{ input }}
          onChange={({ target }) => onChange(target.checked)}
        />
      }
    />
  );
  if (!hint) return field;
  return (
    <div>
      {field}
      <p id={hintId} className={controls['hint']}>
        {hint}
      </p>
    </div>
  );
}
