import { answer, preflight } from '../_shared/answers.ts';
import { requiredSetting, setting } from '../_shared/environment.ts';
import { callAsService, isService } from '../_shared/project.ts';
import { type PendingMail, templateParameters } from './email-calls.ts';

const mailsPerRound = 10;
const timeoutMs = 10_000;

/**
 * Empties the outbox of demo requests: takes due mails, makes the two calls to the e-mail service, marks
 * them. Only the service may call it (pg_cron hosted, the worker locally). A mail that fails comes again.
 */
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return preflight(request);
    if (!(await isService(request))) return answer(401, { error: 'unauthorized' });
    const mails = await claimMails();
    let sent = 0;
    for (const mail of mails) {
      const error = await sendMail(mail);
      await finishMail(mail, error);
      if (error === undefined) sent += 1;
      await pause();
    }
    return answer(200, { sent, failed: mails.length - sent });
  },
};

async function claimMails(): Promise<PendingMail[]> {
  const response = await callAsService('/rest/v1/rpc/claim_demo_notifications', {
    method: 'POST',
    body: { max_rows: mailsPerRound },
  });
  if (!response.ok) throw new Error(`The outbox answered ${response.status}`);
  return response.json();
}

/** The reason when the service did not take the mail. */
async function sendMail(mail: PendingMail): Promise<string | undefined> {
  const template =
    mail.kind === 'company' ? 'EMAILJS_TEMPLATE_COMPANY' : 'EMAILJS_TEMPLATE_CUSTOMER';
  try {
    const response = await fetch(
      setting('EMAILJS_URL') ?? 'https://api.emailjs.com/api/v1.0/email/send',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        body: JSON.stringify({
          service_id: requiredSetting('EMAILJS_SERVICE_ID'),
          template_id: requiredSetting(template),
          user_id: requiredSetting('EMAILJS_PUBLIC_KEY'),
          accessToken: requiredSetting('EMAILJS_PRIVATE_KEY'),
          template_params: templateParameters(mail),
        }),
      },
    );
    if (response.ok) return undefined;
    return `${response.status} ${(await response.text()).slice(0, 300)}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function finishMail(mail: PendingMail, error: string | undefined): Promise<void> {
  if (error !== undefined)
    console.error(`[notify-demo] ${mail.kind} mail ${mail.id}, attempt ${mail.attempts}: ${error}`);
  await callAsService('/rest/v1/rpc/finish_demo_notification', {
    method: 'POST',
    body: { notification_id: mail.id, error: error ?? null },
  });
}

/** The e-mail service takes one call a second. */
function pause(): Promise<void> {
  const milliseconds = Number(setting('EMAILJS_PAUSE_MS') ?? 1100);
  return new Promise((done) => setTimeout(done, milliseconds));
}
