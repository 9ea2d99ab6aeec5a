import { getSupabase } from '@site/session';
import { ErrorSummary, type ButtonVariant } from '@site/ui';
import type { Form } from '@site/ui/form';
import { use, type ReactNode } from 'react';
import { FormParts } from './form-parts';
import styles from './form-view.module.css';

/** Form with error summary, result notice and submit button. */
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
    <form {...form.bind} className={styles.form} onFocus={preloadSupabase}>
      <FormResultNotice key={form.attempt} form={form} />
      {children}
      <Button type="submit" variant={variant} aria-busy={form.isBusy}>
        {form.isBusy ? busyButton : button}
      </Button>
    </form>
  );
}

/** Remounts with each attempt, so that screen readers announce the same text again. */
function FormResultNotice({ form: { result, attempt } }: { form: Form }) {
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

/** Loads the Supabase client on the first focus, before the submit needs it. */
function preloadSupabase() {
  void getSupabase().catch(() => undefined);
}
