import { getSupabase } from '@site/session';
import { ErrorSummary, type ButtonVariant } from '@site/ui';
import type { Form } from '@site/ui/form';
import { use, type ReactNode } from 'react';
import { FormParts } from './form-parts';
import styles from './form-view.module.css';

/** A form with its error summary, what it has to say, and its one main button. */
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
  const { Button } = use(FormParts);
  return (
    <form {...form.bind} className={styles.form} onFocus={warmUp}>
      <FormWord key={form.attempt} form={form} />
      {children}
      <Button type="submit" variant={variant} aria-busy={form.isBusy}>
        {form.isBusy ? busyButton : button}
      </Button>
    </form>
  );
}

/** Made anew with each try, so that the same words are announced again. */
function FormWord({ form: { result, attempt } }: { form: Form }) {
  const { Notice } = use(FormParts);
  if (result?.kind === 'wrong') return <ErrorSummary errors={result.errors} attempt={attempt} />;
  const text = result?.kind === 'failed' ? result.failure : result?.notice;
  if (!text) return null;
  return (
    <Notice kind={result?.kind === 'failed' ? 'error' : 'success'}>
      <p>{text}</p>
    </Notice>
  );
}

/** Whoever is filling in a form will need the backend's client in a moment. */
function warmUp() {
  void getSupabase().catch(() => undefined);
}
