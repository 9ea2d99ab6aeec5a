import { readFileSync } from 'node:fs';
import type { ServiceTemplate } from './email-service';

type Envelope = Omit<ServiceTemplate, 'text' | 'html'>;

const templatesFolder = new URL('../../templates/emailjs/', import.meta.url);

/** Loads the templates of the email service, by template id. */
export function loadServiceTemplates(): Record<string, ServiceTemplate> {
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
