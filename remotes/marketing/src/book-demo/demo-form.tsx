import { getSupabase } from '@site/page/session';
import { getSiteSettings } from '@site/page/settings';
import { Button, ButtonLink, ErrorSummary, Notice } from '@site/ui';
import { useForm, type ReadField, type FormResult, type UseFormReturn } from '@site/ui/form';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { buildChatLink } from './build-chat-link';
import css from './demo-form.module.css';
import { useChosenPlan } from './chosen-plan';
import { DemoFields, demoFieldIdOf } from './demo-fields';
import {
  DEMO_FIELDS,
  DEMO_LABELS,
  findDemoRequestErrors,
  normalizeDemoRequest,
  type DemoRequest,
} from './demo-request';
import { sendDemoRequest, type SendDemoRequestResult } from './send-demo-request';
import { SuccessDialog } from './success-dialog';

/** Time that a person needs at least to fill in six fields. */
const MIN_FILL_MS = 2500;

/** Result for a filled honeypot field; it looks like a failed request. */
const HONEYPOT_RESULT: SendDemoRequestResult = {
  kind: 'failed',
  message: 'Failed to submit. Please try again.',
};

export function DemoForm() {
  const [openedAt] = useState(Date.now);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [sentRequest, setSentRequest] = useState<DemoRequest>();
  const [isThanking, setThanking] = useState(false);
  const [isWritingAnother, setWritingAnother] = useState(false);

  async function send(fields: ReadField): Promise<FormResult> {
    // The fields are disabled now, and one of them may have the focus.
    submitButton.current?.focus();
    await waitForPlausibleFillTime(Date.now() - openedAt);
    const request = readRequest(fields);
    const result = fields('website') ? HONEYPOT_RESULT : await sendDemoRequest(request);
    if (result.kind === 'failed') return { kind: 'failed', message: result.message };
    setSentRequest(normalizeDemoRequest(request));
    setThanking(true);
    setWritingAnother(false);
    return { kind: 'succeeded' };
  }

  const form = useForm({ name: 'demo request', validate: check, send });
  useChosenPlan(demoFieldIdOf('message'));
  const isSent = form.result?.kind === 'succeeded' && !isWritingAnother;
  return (
    <>
      <form {...form.formProps} className={css.form} onFocus={preloadSupabase}>
        {form.result?.kind === 'invalid' && (
          <ErrorSummary errors={form.result.errors} attempt={form.attemptCount} />
        )}
        {isSent && sentRequest && (
          <SentNotice request={sentRequest} onWriteAnother={() => setWritingAnother(true)} />
        )}
        <RequestFields form={form} submitButton={submitButton} isHidden={isSent} />
      </form>
      <SuccessDialog request={sentRequest} isOpen={isThanking} onClose={() => setThanking(false)} />
    </>
  );
}

/** Fields and button; hidden while the form shows that a request was sent. */
function RequestFields({
  form,
  submitButton,
  isHidden,
}: {
  form: UseFormReturn;
  submitButton: RefObject<HTMLButtonElement | null>;
  isHidden: boolean;
}) {
  return (
    <div className={css.fields} hidden={isHidden}>
      <p className={css.quiet}>Every field is required.</p>
      {/* A new key after each success empties the fields. */}
      <DemoFields key={form.successCount} form={form} />
      <div className={css.trap} aria-hidden="true">
        <label htmlFor="demo-website">Leave this empty</label>
        <input id="demo-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {form.result?.kind === 'failed' && !form.isSubmitting && (
        <FormFailure message={form.result.message} />
      )}
      <p className={css.quiet}>
        WhatsApp then opens with your request filled in. It sends nothing until you press Send.
      </p>
      {/* Not `disabled`, which would take the focus away. A press while it runs does nothing. */}
      <Button
        ref={submitButton}
        type="submit"
        variant="primary"
        aria-disabled={form.isSubmitting}
        aria-busy={form.isSubmitting}
        className={css.submit}
      >
        {form.isSubmitting ? 'Submitting...' : 'Book a Demo'}
      </Button>
      <NoScriptNotice />
    </div>
  );
}

/** Loads the Supabase client on the first focus: later, its file may be gone with an old version of the site. */
function preloadSupabase() {
  void getSupabase().catch(() => undefined);
}

/**
 * Delays a form that was filled in too fast until a person could have filled it in. This slows bots down; a
 * visitor with autofill only sees "Submitting..." a little longer.
 */
function waitForPlausibleFillTime(filledInMs: number): Promise<void> {
  const remainingMs = MIN_FILL_MS - filledInMs;
  return remainingMs > 0
    ? new Promise((resolve) => setTimeout(resolve, remainingMs))
    : Promise.resolve();
}

function check(fields: ReadField) {
  const errors = findDemoRequestErrors(readRequest(fields));
  return DEMO_FIELDS.flatMap((field) => {
    const message = errors[field];
    const label = DEMO_LABELS[field];
    return message === undefined ? [] : [{ fieldId: demoFieldIdOf(field), label, message }];
  });
}

function readRequest(fields: ReadField): DemoRequest {
  return {
    name: fields('name'),
    email: fields('email'),
    company: fields('company'),
    phone: fields('phone'),
    companySize: fields('companySize'),
    message: fields('message'),
  };
}

/**
 * Stays in place of the fields when the dialog has closed. The focus scrolls it into view, and the dialog gives the
 * focus back to it.
 */
function SentNotice({
  request,
  onWriteAnother,
}: {
  request: DemoRequest;
  onWriteAnother: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    return () => document.getElementById(demoFieldIdOf('name'))?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1} className={css.sent}>
      <Notice kind="success" title="Your demo request is in">
        <p>A confirmation is on its way to {request.email}. We’ll write to you to agree a time.</p>
      </Notice>
      <p className={css.quiet}>
        Nothing opened? WhatsApp has your request filled in. It sends nothing until you press Send.
      </p>
      <div className={css.sentActions}>
        <ButtonLink
          to={buildChatLink(getSiteSettings().contact.chatNumber, request)}
          target="_blank"
          rel="noopener noreferrer"
          variant="primary"
        >
          Message us on WhatsApp
        </ButtonLink>
        <Button onClick={onWriteAnother}>Send another request</Button>
      </div>
    </div>
  );
}

function FormFailure({ message }: { message: string }) {
  const { email } = getSiteSettings().contact;
  return (
    <Notice kind="error">
      <p>{message}</p>
      <p className={css.quiet}>
        What you typed is still here. You can also write to <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Notice>
  );
}

function NoScriptNotice() {
  const { email } = getSiteSettings().contact;
  return (
    <p className={css.noScript}>
      This form needs JavaScript. You can write to <a href={`mailto:${email}`}>{email}</a> instead.
    </p>
  );
}
