import { useEffect, useRef } from 'react';

/**
 * Error of one form field; `fieldId` is the element's id. The label stands before a message that does not name its
 * field.
 */
export type FieldError = { fieldId: string; message: string; label?: string };

/**
 * Lists the errors of a form as links to the fields. Takes the focus when it appears and whenever `attempt` changes, so
 * that a second attempt with the same errors is announced again.
 */
export function ErrorSummary({ errors, attempt }: { errors: FieldError[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className="ui-notice ui-notice-error" role="alert" tabIndex={-1}>
      <p className="ui-notice-title">There is a problem</p>
      <ul>
        {errors.map(({ fieldId, message, label }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {label === undefined ? message : `${label}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: React.MouseEvent, fieldId: string) {
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}
