import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import type { FieldTextProps as PlainFieldText } from './field-layout';
import { Button } from './mui-button';
import { rowsStyleOf } from './rows-style-of';

type MuiFieldTextProps = Omit<PlainFieldText, 'prefix'>;
type Described = { id?: string | undefined; 'aria-describedby'?: string | undefined };

/**
 * MUI version of `TextField` of `@site/ui`. `className` applies to the frame, every other prop to the native `<input>`.
 */
export function TextField({
  label,
  hint,
  error,
  ref,
  className,
  endAdornment,
  ...input
}: MuiFieldTextProps & ComponentProps<'input'> & { endAdornment?: ReactNode }) {
  return (
    <Field {...{ label, hint, error }} control={input} isOff={input.disabled}>
      {(wiring) => (
        <InputBase
          slotProps={{ input: { ...input, ...wiring } }}
          inputRef={ref}
          className={className ?? ''}
          endAdornment={endAdornment}
        />
      )}
    </Field>
  );
}

/** MUI version of `PasswordField` of `@site/ui`. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'endAdornment'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      endAdornment={
        <Button
          variant="quiet"
          size="small"
          aria-controls={field.id}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="ui-hidden"> password</span>
        </Button>
      }
    />
  );
}

/** MUI version of `TextAreaField` of `@site/ui`, resizable. `className` applies to the frame. */
export function TextAreaField({
  label,
  hint,
  error,
  id,
  ...area
}: MuiFieldTextProps &
  Pick<
    InputBaseProps,
    'id' | 'name' | 'rows' | 'value' | 'placeholder' | 'disabled' | 'className' | 'onChange'
  >) {
  return (
    <Field {...{ label, hint, error }} control={{ id }} isOff={area.disabled}>
      {(wiring) => (
        <InputBase
          multiline
          inputComponent="textarea"
          {...area}
          slotProps={{
            input: { ...wiring, type: undefined, style: rowsStyleOf(area.rows) },
          }}
        />
      )}
    </Field>
  );
}

/** MUI version of `SelectField` of `@site/ui`. `children` are native `<option>` elements, so phones show their own list. */
export function SelectField({
  label,
  hint,
  error,
  children,
  ...select
}: MuiFieldTextProps & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error }} control={select} isOff={select.disabled}>
      {(wiring) => (
        <NativeSelect input={<InputBase />} inputProps={{ ...select, ...wiring }}>
          {children}
        </NativeSelect>
      )}
    </Field>
  );
}

/** Layout of a field: label, hint, control, error. */
function Field({
  label,
  hint,
  error,
  control,
  isOff = false,
  children,
}: MuiFieldTextProps & {
  control: Described;
  isOff?: boolean | undefined;
  children: (wiring: Described) => ReactNode;
}) {
  const generatedId = useId();
  const id = control.id ?? generatedId;
  const described = [hint && `${id}-hint`, error && `${id}-error`, control['aria-describedby']];
  return (
    <FormControl error={Boolean(error)} disabled={isOff} fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
      {children({ id, 'aria-describedby': described.filter(Boolean).join(' ') || undefined })}
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  );
}
