import { readFileSync } from 'node:fs';
import type { EmailServiceTemplate } from './handle-email-service-request';

type Envelope = Omit<EmailServiceTemplate, 'text' | 'html'>;

const templatesFolder = new URL('../../templates/emailjs/', import.meta.url);

/** Loads the templates of the email service, by template id. */
export function loadEmailServiceTemplates(): Record<string, EmailServiceTemplate> {
  const envelopes: Record<string, Envelope> = JSON.parse(read('envelopes.json'));
  return Object.fromEntries(
    Object.entries(envelopes).map(([name, envelope]) => [
      `template_${name}`,
      { ...envelope, text: read(`${name}.txt`), html: read(`${name}.html`) },
    ]),
  );
}

function read(name: string): string {
  return readFileSync(new URL(name, templatesFolder), 'utf8');
}
