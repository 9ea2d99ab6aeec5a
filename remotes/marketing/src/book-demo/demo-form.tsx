import { siteSettings } from '@site/settings';
import { Button, Notice, type FieldError } from '@site/ui';
import { useForm, type Fields, type FormResult } from '@site/ui/form';
import { useState } from 'react';
import css from './demo-form.module.css';
import { DemoFields, fieldId } from './demo-fields';
import { demoFields, findErrors, toRow, type DemoRequest } from './demo-request';
import { sendDemoRequest } from './send-demo-request';
import { refused, waitUntilPlausible } from './slow-down';
import { SuccessDialog } from './success-dialog';

export function DemoForm() {
  const [openedAt] = useState(Date.now);
  const [sentRequest, setSentRequest] = useState<DemoRequest>();

  async function send(fields: Fields): Promise<FormResult> {
    await waitUntilPlausible(Date.now() - openedAt);
    const request = readRequest(fields);
    const result = fields('website') ? refused : await sendDemoRequest(request);
    if (result.kind === 'failed') return { kind: 'failed', failure: result.message };
    setSentRequest(toRow(request));
    return { kind: 'done' };
  }

  const form = useForm({ name: 'demo request', check, send, onWrong: focusFirst });
  return (
    <>
      <form {...form.bind} className={css.form}>
        {/* A new key after each success empties the fields. */}
        <DemoFields key={form.successes} form={form} />
        <div className={css.trap} aria-hidden="true">
          <label htmlFor="demo-website">Leave this empty</label>
          <input id="demo-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        {form.result?.kind === 'failed' && !form.isBusy && (
          <FormFailure message={form.result.failure} />
        )}
        <Button type="submit" variant="primary" disabled={form.isBusy} className={css.submit}>
          {form.isBusy ? 'Submitting...' : 'Book a Demo'}
        </Button>
        <NoScriptNotice />
      </form>
      <SuccessDialog request={sentRequest} onClose={() => setSentRequest(undefined)} />
    </>
  );
}

function check(fields: Fields) {
  const errors = findErrors(readRequest(fields));
  return demoFields.flatMap((field) => {
    const message = errors[field];
    return message === undefined ? [] : [{ fieldId: fieldId(field), message }];
  });
}

function readRequest(fields: Fields): DemoRequest {
  return {
    name: fields('name'),
    email: fields('email'),
    company: fields('company'),
    phone: fields('phone'),
    companySize: fields('companySize'),
    message: fields('message'),
  };
}

function focusFirst([first]: FieldError[]) {
  if (first) document.getElementById(first.fieldId)?.focus();
}

function FormFailure({ message }: { message: string }) {
  return (
    <Notice kind="error">
      <p>{message}</p>
      <p className={css.kept}>What you typed is still here.</p>
    </Notice>
  );
}

function NoScriptNotice() {
  const { email } = siteSettings().contact;
  return (
    <p className={css.noScript}>
      This form needs JavaScript. You can write to <a href={`mailto:${email}`}>{email}</a> instead.
    </p>
  );
}
