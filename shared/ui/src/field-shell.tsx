import type { ReactNode } from 'react';

/** Texts of a form field. An error marks the control as invalid. */
export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Static text before the input: '+91'. */
  prefix?: string;
};

type Wiring = { 'aria-invalid'?: true; 'aria-describedby'?: string };

/** Layout of a form field: label, hint, control, error. `children` renders the control with its ARIA attributes. */
export function FieldShell({
  id,
  label,
  hint,
  error,
  prefix,
  children,
}: { [Key in keyof FieldText]: FieldText[Key] | undefined } & {
  id: string;
  children: (wiring: Wiring) => ReactNode;
}) {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  const wiring: Wiring = {
    ...(error ? { 'aria-invalid': true } : {}),
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
