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

const DASHBOARD_URL = 'https://dashboard.emailjs.com/admin';

/** POST /api/v1.0/email/send, compatible with EmailJS: validation, plain-text responses and templates. */
export async function handleEmailServiceRequest(
  request: Request,
  { account, deliver }: EmailServiceOptions,
): Promise<Response> {
  if (request.method !== 'POST') return createTextResponse(404, 'Not Found');
  const bodyText = await request.text();
  if (bodyText.length > 50_000)
    return createTextResponse(
      413,
      'Variables size limit. The maximum allowed variables size is 50Kb',
    );
  const parsed = parseJson(bodyText);
  if (typeof parsed !== 'object' || parsed === null)
    return createTextResponse(400, 'The JSON is invalid');
  const call = fieldsOf(parsed);
  const refusal = validateCall(call, account);
  if (refusal) return refusal;
  const template = templates.get(String(call['template_id']));
  if (!template)
    return createTextResponse(
      400,
      `The template ID not found. To find this ID, visit ${DASHBOARD_URL}/templates`,
    );

  const mail = render(template, parametersOf(call['template_params']));
  if (!/^[^@\s,;<>]+@[^@\s,;<>]+$/.test(mail.to))
    return createTextResponse(422, 'The recipients address is empty');
  const idempotencyKey = request.headers.get('idempotency-key');
  deliver({ ...mail, ...(idempotencyKey && { idempotencyKey }) });
  return createTextResponse(200, 'OK');
}

function validateCall(
  call: Record<string, unknown>,
  { serviceId, publicKey, privateKey }: EmailServiceAccount,
): Response | undefined {
  if (call['user_id'] !== publicKey)
    return createTextResponse(
      400,
      `The Public Key is invalid. To find this ID, visit ${DASHBOARD_URL}/account`,
    );
  if (call['accessToken'] !== privateKey)
    return createTextResponse(403, 'API calls in strict mode, but no private key was passed');
  if (call['service_id'] !== serviceId)
    return createTextResponse(
      400,
      `The service ID not found. To find this ID, visit ${DASHBOARD_URL}`,
    );
  return undefined;
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

function createTextResponse(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
