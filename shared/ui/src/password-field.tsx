import { useState, type ComponentProps } from 'react';
import { FieldLayout, type FieldTextProps } from './field-layout';

/** Password field with a button that reveals the text. Pasting and password managers work. */
export function PasswordField({
  label,
  hint,
  error,
  ...input
}: FieldTextProps & { id: string } & ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldLayout id={input.id} {...{ label, hint, error }}>
      {(wiring) => (
        <div className="ui-password">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className="ui-control"
          />
          <button
            type="button"
            className="ui-password-toggle"
            aria-controls={input.id}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
            <span className="ui-hidden"> password</span>
          </button>
        </div>
      )}
    </FieldLayout>
  );
}
