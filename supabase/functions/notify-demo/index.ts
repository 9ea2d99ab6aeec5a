import { createJsonResponse, createPreflightResponse } from '../_shared/responses.ts';
import { requireSetting, findSetting } from '../_shared/environment.ts';
import { fetchAsService, hasSecretKey } from '../_shared/project-api.ts';

/** A batch takes less than the lease of its emails, which is ten minutes. */
const BATCH_SIZE = 10;
const TIMEOUT_MS = 10_000;

/**
 * Sends the outbox of demo requests and comments: claims due emails, sends each through the email service and stores the
 * result.
 * Requires the secret key (pg_cron when hosted, the local worker otherwise). Failed emails are retried.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return createPreflightResponse(request);
    if (!(await hasSecretKey(request))) return createJsonResponse(401, { error: 'unauthorized' });
    const mails = await claimMails();
    let sent = 0;
    for (const mail of mails) {
      const error = await sendMail(mail);
      await finishMail(mail, error);
      if (error === undefined) sent += 1;
      await pause();
    }
    return createJsonResponse(200, { sent, failed: mails.length - sent });
  },
};

async function claimMails(): Promise<PendingDemoMail[]> {
  const response = await fetchAsService('/rest/v1/rpc/claim_demo_notifications', {
    method: 'POST',
    body: { max_rows: BATCH_SIZE },
  });
  if (!response.ok) throw new Error(`The outbox answered ${response.status}`);
  return response.json();
}

const TEMPLATE_SETTINGS = {
  company: 'EMAILJS_TEMPLATE_COMPANY',
  customer: 'EMAILJS_TEMPLATE_CUSTOMER',
  comment: 'EMAILJS_TEMPLATE_COMMENT',
} as const;

/** @returns the error message if the email service rejected the email */
async function sendMail(mail: PendingDemoMail): Promise<string | undefined> {
  try {
    const response = await fetch(
      findSetting('EMAILJS_URL') ?? 'https://api.emailjs.com/api/v1.0/email/send',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': keyOf(mail) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        body: JSON.stringify({
          service_id: requireSetting('EMAILJS_SERVICE_ID'),
          template_id: requireSetting(TEMPLATE_SETTINGS[mail.kind]),
          user_id: requireSetting('EMAILJS_PUBLIC_KEY'),
          accessToken: requireSetting('EMAILJS_PRIVATE_KEY'),
          template_params: toTemplateParams(mail),
        }),
      },
    );
    if (response.ok) return undefined;
    return `${response.status} ${(await response.text()).slice(0, 300)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** One key per email and project: a service that supports it sends the email of a repeated call once. */
function keyOf({ id }: PendingDemoMail): string {
  return `${requireSetting('SUPABASE_URL')}/demo-notifications/${id}`;
}

async function finishMail(mail: PendingDemoMail, error: string | undefined): Promise<void> {
  if (error !== undefined)
    console.error(`[notify-demo] ${mail.kind} mail ${mail.id}, attempt ${mail.attempts}: ${error}`);
  await fetchAsService('/rest/v1/rpc/finish_demo_notification', {
    method: 'POST',
    body: { notification_id: mail.id, error: error ?? null },
  });
}

/** Respects the rate limit of EmailJS: one call per second. */
function pause(): Promise<void> {
  const pauseMs = Number(findSetting('EMAILJS_PAUSE_MS') ?? 1100);
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}

/** Pending email of the outbox, as returned by the SQL function `claim_demo_notifications`. */
interface PendingDemoMail extends Record<DemoField, string> {
  id: number;
  kind: keyof typeof TEMPLATE_SETTINGS;
  attempts: number;
}

type DemoField = 'name' | 'email' | 'company' | 'phone' | 'companySize' | 'message';

/** EmailJS template parameters, with the names of the product specification. */
function toTemplateParams(mail: PendingDemoMail): Record<string, string> {
  if (mail.kind === 'company')
    return {
      name: mail.name,
      email: mail.email,
      company: mail.company,
      phone: `+91 ${mail.phone}`,
      companySize: mail.companySize === '250+' ? '>250' : mail.companySize,
      message: mail.message,
    };
  // The titles of the member's decks; a comment itself could carry a message of a stranger in our name.
  if (mail.kind === 'comment')
    return {
      user_email: mail.email,
      decks: mail.message,
      editor_url: `${requireSetting('SITE_URL')}/editor`,
    };
  return {
    // Anyone can name any recipient, so that a name could carry a message to them.
    user_name: 'guest',
    user_email: mail.email,
    subject: 'Thank you for your demo request',
    message: 'We have your demo request. We’ll write to you to agree a time.',
  };
}
