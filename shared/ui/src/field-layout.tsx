import type { ReactNode } from 'react';

/** Texts of a form field. An error marks the control as invalid. */
export type FieldTextProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Static text before the input: '+91'. */
  prefix?: string;
};

type ControlAttributes = { 'aria-invalid': boolean; 'aria-describedby'?: string };

/** Layout of a form field: label, hint, control, error. `children` renders the control with its ARIA attributes. */
export function FieldLayout({
  id,
  label,
  hint,
  error,
  prefix,
  describedBy,
  children,
}: { [Key in keyof FieldTextProps]: FieldTextProps[Key] | undefined } & {
  id: string;
  /** Ids of further descriptions, such as a list of rules below the field. */
  describedBy: string | undefined;
  children: (wiring: ControlAttributes) => ReactNode;
}) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', describedBy]
    .filter(Boolean)
    .join(' ');
  const wiring: ControlAttributes = {
    // Said also when it is false: otherwise an empty required field is invalid before anybody has filled it in.
    'aria-invalid': Boolean(error),
    ...(described ? { 'aria-describedby': described } : {}),
  };
  return (
    <div className="ui-field" data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className="ui-label">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="ui-hint">
          {hint}
        </p>
      ) : null}
      {prefix ? (
        <div className="ui-prefixed">
          <span className="ui-prefix">{prefix}</span>
          {children(wiring)}
        </div>
      ) : (
        children(wiring)
      )}
      {error ? (
        <p id={`${id}-error`} className="ui-field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
