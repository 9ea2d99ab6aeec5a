import { getSupabase } from '@site/session';
import { ErrorSummary, type ButtonVariant } from '@site/ui';
import { use, useRef, type ReactNode } from 'react';
import { FormParts } from './form-parts';
import styles from './form-view.module.css';
import { keepTypedText, useTypedText } from './typed-text';
import type { Form } from './use-form';

/**
 * A form with its error summary and its one main button. It says `post`, so that a submit before the
 * script has arrived never puts a password into the address.
 */
export function FormView({
  form,
  button,
  busyButton,
  variant = 'primary',
  children,
}: {
  form: Form;
  button: string;
  busyButton: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  const { Button, Notice } = use(FormParts);
  const isDone = form.attempt > 0 && !form.failure && form.errors.length === 0;
  const element = useRef<HTMLFormElement>(null);
  useTypedText(button, element, isDone ? form.attempt : 0);
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className={styles.form}
      onInput={(event) => keepTypedText(button, event.currentTarget)}
      onSubmit={form.onSubmit}
      onFocus={warmUp}
    >
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      {form.failure && (
        <Notice key={form.attempt} kind="error">
          <p>{form.failure}</p>
        </Notice>
      )}
      {children}
      <Button type="submit" variant={variant} aria-busy={form.isBusy}>
        {form.isBusy ? busyButton : button}
      </Button>
    </form>
  );
}

/** Whoever is filling in a form will need the backend's client in a moment. */
function warmUp() {
  void getSupabase().catch(() => undefined);
}
