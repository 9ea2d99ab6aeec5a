import { EMAIL_SERVICE_MAILS, type EmailServiceMail } from '../../mails/email-service-mails';
import { fieldsOf, parseJson } from '../http/parse-json';
import { escapeHtml, fillTemplate } from './fill-template';
import type { OutgoingMail } from './mailbox-store';

/** Credentials of the local email service. */
export interface EmailServiceAccount {
  serviceId: string;
  publicKey: string;
  privateKey: string;
}

interface EmailServiceOptions {
  account: EmailServiceAccount;
  deliver(mail: OutgoingMail): void;
}

const templates = new Map<string, EmailServiceMail>(
  Object.entries(EMAIL_SERVICE_MAILS).map(([name, mail]) => [`template_${name}`, mail]),
);

/**
 * POST /api/v1.0/email/send, with the calls and templates of EmailJS. Its sentences for a refusal are not repeated here:
 * the function stores them, and nobody reads them.
 */
export async function handleEmailServiceRequest(
  request: Request,
  { account, deliver }: EmailServiceOptions,
): Promise<Response> {
  const call = fieldsOf(parseJson(await request.text()));
  const isOurs =
    call['user_id'] === account.publicKey &&
    call['accessToken'] === account.privateKey &&
    call['service_id'] === account.serviceId;
  const template = templates.get(String(call['template_id']));
  if (!isOurs || !template)
    return new Response('The account or the template ID is not found.', { status: 400 });

  const mail = render(template, parametersOf(call['template_params']));
  if (!/^[^@\s,;<>]+@[^@\s,;<>]+$/.test(mail.to))
    return new Response('The recipients address is empty', { status: 422 });
  const idempotencyKey = request.headers.get('idempotency-key');
  deliver({ ...mail, ...(idempotencyKey && { idempotencyKey }) });
  return new Response('OK');
}

function render(template: EmailServiceMail, values: Record<string, string>): OutgoingMail {
  const fillLine = (text: string): string =>
    fillTemplate(text, values)
      .replace(/[\r\n]+/g, ' ')
      .trim();
  return {
    to: fillLine(template.to),
    subject: fillLine(template.subject),
    replyTo: fillLine(template.replyTo),
    fromName: fillLine(template.fromName),
    text: fillTemplate(template.text, values),
    html: fillTemplate(template.html, values, escapeHtml),
  };
}

function parametersOf(params: unknown): Record<string, string> {
  const entries = Object.entries(fieldsOf(params));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
