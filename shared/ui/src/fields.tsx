import type { ComponentProps } from 'react';
import { FieldShell, type FieldText } from './field-shell';

/**
 * Single-line text field: a native `<input>` with label, hint and error. `id` is required, because `ErrorSummary` links
 * to it.
 * @example <TextField id="name" name="name" label="Name" error={form.errorOf('name')} />
 */
export function TextField({
  label,
  hint,
  error,
  prefix,
  ...input
}: FieldText & { id: string } & ComponentProps<'input'>) {
  return (
    <FieldShell id={input.id} {...{ label, hint, error, prefix }}>
      {(wiring) => <input {...input} {...wiring} className="ui-control" />}
    </FieldShell>
  );
}

/** Multi-line text field: a native `<textarea>` with label, hint and error. */
export function TextAreaField({
  label,
  hint,
  error,
  ...area
}: FieldText & { id: string } & ComponentProps<'textarea'>) {
  return (
    <FieldShell id={area.id} {...{ label, hint, error }}>
      {(wiring) => <textarea {...area} {...wiring} className="ui-control" />}
    </FieldShell>
  );
}

/** Native `<select>` with label, hint and error. `children` are its `<option>` elements. */
export function SelectField({
  label,
  hint,
  error,
  ...select
}: FieldText & { id: string } & ComponentProps<'select'>) {
  return (
    <FieldShell id={select.id} {...{ label, hint, error }}>
      {(wiring) => <select {...select} {...wiring} className="ui-control ui-select" />}
    </FieldShell>
  );
}
