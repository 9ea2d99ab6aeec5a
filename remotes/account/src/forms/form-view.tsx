import { getSupabase } from '@site/page/session';
import { ErrorSummary, type ButtonVariant } from '@site/ui';
import type { UseFormReturn } from '@site/ui/form';
import { use, type ReactNode } from 'react';
import { FormComponentsContext } from './form-components-context';
import styles from './form-view.module.css';

/** Form with error summary, result notice and submit button. */
export function FormView({
  form,
  button,
  busyButton,
  variant = 'primary',
  children,
}: {
  form: UseFormReturn;
  button: string;
  busyButton: string;
  variant?: ButtonVariant;
  children: ReactNode;
}) {
  const { Button } = use(FormComponentsContext);
  return (
    <form {...form.formProps} className={styles.form} onFocus={preloadSupabase}>
      <FormResultNotice key={form.attemptCount} form={form} />
      {children}
      <Button type="submit" variant={variant} aria-busy={form.isSubmitting}>
        {form.isSubmitting ? busyButton : button}
      </Button>
    </form>
  );
}

/** Remounts with each attempt, so that screen readers announce the same text again. */
function FormResultNotice({ form: { result, attemptCount } }: { form: UseFormReturn }) {
  const { Notice } = use(FormComponentsContext);
  if (result?.kind === 'invalid')
    return <ErrorSummary errors={result.errors} attempt={attemptCount} />;
  const text = result?.kind === 'failed' ? result.message : result?.notice;
  if (!text) return null;
  return (
    <Notice kind={result?.kind === 'failed' ? 'error' : 'success'}>
      <p>{text}</p>
    </Notice>
  );
}

/** Loads the Supabase client on the first focus: later, its file may be gone with an old version of the site. */
function preloadSupabase() {
  void getSupabase().catch(() => undefined);
}
