import { siteSettings } from '@site/settings';
import { Button, Notice } from '@site/ui';
import { useRef } from 'react';
import css from './demo-form.module.css';
import { DemoFields, fieldId } from './demo-fields';
import { adoptTyped } from './draft';
import { SuccessDialog } from './success-dialog';
import { useDemoForm } from './use-demo-form';

export function DemoForm() {
  const trap = useRef<HTMLInputElement>(null);
  const { values, errors, status, edit, submit, finish } = useDemoForm();
  const isSubmitting = status.kind === 'submitting';

  const send = async () => {
    const firstWrong = await submit(trap.current?.value ?? '');
    if (firstWrong) document.getElementById(fieldId(firstWrong))?.focus();
  };

  return (
    <>
      <form
        ref={adoptTyped}
        className={css.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DemoFields {...{ values, errors, edit }} disabled={isSubmitting} />
        <div className={css.trap} aria-hidden="true">
          <label htmlFor="demo-website">Leave this empty</label>
          <input ref={trap} id="demo-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {status.kind === 'idle' && status.problem && <Problem message={status.problem} />}
        <Button type="submit" variant="primary" disabled={isSubmitting} className={css.submit}>
          {isSubmitting ? 'Submitting...' : 'Book a Demo'}
        </Button>
        <WithoutScript />
      </form>
      <SuccessDialog
        request={status.kind === 'sent' ? status.request : undefined}
        onClose={finish}
      />
    </>
  );
}

function Problem({ message }: { message: string }) {
  return (
    <Notice kind="error">
      <p>{message}</p>
      <p className={css.kept}>What you typed is still here.</p>
    </Notice>
  );
}

function WithoutScript() {
  const { email } = siteSettings().contact;
  return (
    <p className={css.withoutScript}>
      This form needs JavaScript. You can write to <a href={`mailto:${email}`}>{email}</a> instead.
    </p>
  );
}
