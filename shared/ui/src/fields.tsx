import type { ComponentProps } from 'react';
import { FieldShell, type FieldText } from './field-shell';

/** Label, native input, hint and error, wired for assistive technology. `id` is required: summaries link to it. */
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

/** `children` are the native <option> elements. */
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
