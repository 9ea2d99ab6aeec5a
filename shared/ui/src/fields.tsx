import { useState, type ComponentProps } from 'react';
import { FieldLayout, type FieldTextProps } from './field-layout';
import { rowsStyleOf } from './rows-style-of';

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
}: FieldTextProps & { id: string } & ComponentProps<'input'>) {
  return (
    <FieldLayout
      id={input.id}
      describedBy={input['aria-describedby']}
      {...{ label, hint, error, prefix }}
    >
      {(wiring) => <input {...input} {...wiring} className="ui-control" />}
    </FieldLayout>
  );
}

/** Multi-line text field: a native `<textarea>` with label, hint and error, which has at least `rows` lines and grows. */
export function TextAreaField({
  label,
  hint,
  error,
  ...area
}: FieldTextProps & { id: string } & ComponentProps<'textarea'>) {
  return (
    <FieldLayout id={area.id} describedBy={area['aria-describedby']} {...{ label, hint, error }}>
      {(wiring) => (
        <textarea {...area} {...wiring} style={rowsStyleOf(area.rows)} className="ui-control" />
      )}
    </FieldLayout>
  );
}

/** Native `<select>` with label, hint and error. `children` are its `<option>` elements. */
export function SelectField({
  label,
  hint,
  error,
  ...select
}: FieldTextProps & { id: string } & ComponentProps<'select'>) {
  return (
    <FieldLayout
      id={select.id}
      describedBy={select['aria-describedby']}
      {...{ label, hint, error }}
    >
      {(wiring) => <select {...select} {...wiring} className="ui-control ui-select" />}
    </FieldLayout>
  );
}

/** Texts of the button that reveals a password, in the language of the page around it. */
interface PasswordToggleLabels {
  readonly show: string;
  readonly hide: string;
  /** Follows the visible word in the button's name. */
  readonly subject: string;
}

const ENGLISH_TOGGLE_LABELS = { show: 'Show', hide: 'Hide', subject: 'password' };

/** Password field with a button that reveals the text. Pasting and password managers work. */
export function PasswordField({
  label,
  hint,
  error,
  toggleLabels = ENGLISH_TOGGLE_LABELS,
  ...input
}: FieldTextProps & { id: string; toggleLabels?: PasswordToggleLabels } & ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldLayout id={input.id} describedBy={input['aria-describedby']} {...{ label, hint, error }}>
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
            {isShown ? toggleLabels.hide : toggleLabels.show}
            <span className="ui-hidden"> {toggleLabels.subject}</span>
          </button>
        </div>
      )}
    </FieldLayout>
  );
}
