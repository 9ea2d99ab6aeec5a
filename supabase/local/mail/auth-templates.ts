import { readFileSync } from 'node:fs';
import { escapeHtml } from './escape-html';
import type { OutgoingMail } from './outgoing-mail';

export type AuthTemplateName = 'confirmation' | 'recovery' | 'email_change' | 'magic_link';
export type TemplateValues = Record<string, string>;
export type RenderAuthTemplate = (
  template: AuthTemplateName,
  to: string,
  values: TemplateValues,
) => OutgoingMail;

const templatesFolder = new URL('../../templates/', import.meta.url);

/** Creates a renderer for the auth emails. The subjects are in config.toml, where the hosted project reads them. */
export function loadAuthTemplates(
  subjects: Readonly<Record<AuthTemplateName, string>>,
): RenderAuthTemplate {
  return (template, to, values) => ({
    to,
    subject: fill(subjects[template], values, (value) => value),
    text: fill(readTemplate(`${template}.txt`), values, (value) => value),
    html: fill(readTemplate(`${template}.html`), values, escapeHtml),
  });
}

function readTemplate(name: string): string {
  return readFileSync(new URL(name, templatesFolder), 'utf8');
}

/** Replaces placeholders `{{ .Name }}`, the subset of Go templates that the email templates use. */
function fill(template: string, values: TemplateValues, escape: (value: string) => string): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
    escape(values[name] ?? ''),
  );
}
