import { escapeHtml } from './escape';
import type { Letter } from './letter';

export interface ServiceTemplate {
  to: string;
  subject: string;
  replyTo: string;
  fromName: string;
  text: string;
  html: string;
}

export interface EmailServiceAccount {
  serviceId: string;
  publicKey: string;
  privateKey: string;
}

interface EmailServiceParts {
  account: EmailServiceAccount;
  templates: Readonly<Record<string, ServiceTemplate>>;
  post(letter: Letter): void;
}

const dashboard = 'https://dashboard.emailjs.com/admin';

/** POST /api/v1.0/email/send with EmailJS's contract: its checks, its plain-text answers, its templates. */
export async function answerEmailService(
  request: Request,
  { account, templates, post }: EmailServiceParts,
): Promise<Response> {
  if (request.method !== 'POST') return text(404, 'Not Found');
  const raw = await request.text();
  if (raw.length > 50_000)
    return text(413, 'Variables size limit. The maximum allowed variables size is 50Kb');
  const call = parse(raw);
  if (!call) return text(400, 'The JSON is invalid');
  const refusal = refuse(call, account);
  if (refusal) return refusal;
  const template = templates[String(call['template_id'])];
  if (!template)
    return text(400, `The template ID not found. To find this ID, visit ${dashboard}/templates`);

  const letter = render(template, parametersOf(call['template_params']));
  if (!/^[^@\s,;<>]+@[^@\s,;<>]+$/.test(letter.to))
    return text(422, 'The recipients address is empty');
  post(letter);
  return text(200, 'OK');
}

function refuse(
  call: Record<string, unknown>,
  { serviceId, publicKey, privateKey }: EmailServiceAccount,
): Response | undefined {
  if (call['user_id'] !== publicKey)
    return text(400, `The Public Key is invalid. To find this ID, visit ${dashboard}/account`);
  if (call['accessToken'] !== privateKey)
    return text(403, 'API calls in strict mode, but no private key was passed');
  if (call['service_id'] !== serviceId)
    return text(400, `The service ID not found. To find this ID, visit ${dashboard}`);
  return undefined;
}

function render(template: ServiceTemplate, values: Record<string, string>): Letter {
  const line = (part: string): string =>
    fill(part, values, (value) => value)
      .replace(/[\r\n]+/g, ' ')
      .trim();
  return {
    to: line(template.to),
    subject: line(template.subject),
    replyTo: line(template.replyTo),
    fromName: line(template.fromName),
    text: fill(template.text, values, (value) => value),
    html: fill(template.html, values, escapeHtml),
  };
}

function fill(
  template: string,
  values: Record<string, string>,
  escape: (value: string) => string,
): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => escape(values[name] ?? ''));
}

function parametersOf(given: unknown): Record<string, string> {
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function parse(raw: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function text(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
