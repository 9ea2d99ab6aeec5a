import { readFileSync } from 'node:fs';
import { escapeHtml } from './escape';
import type { Letter } from './letter';

export type AuthTemplate = 'confirmation' | 'recovery' | 'email_change' | 'magic_link';
export type TemplateValues = Record<string, string>;
export type RenderTemplate = (template: AuthTemplate, to: string, values: TemplateValues) => Letter;

const folder = new URL('../../templates/', import.meta.url);

/** The subjects stand in config.toml, because the hosted project reads them from there. */
export function loadAuthTemplates(
  subjects: Readonly<Record<AuthTemplate, string>>,
): RenderTemplate {
  return (template, to, values) => ({
    to,
    subject: fill(subjects[template], values, (value) => value),
    text: fill(readTemplate(`${template}.txt`), values, (value) => value),
    html: fill(readTemplate(`${template}.html`), values, escapeHtml),
  });
}

function readTemplate(name: string): string {
  return readFileSync(new URL(name, folder), 'utf8');
}

/** The part of Go's templates that Supabase's mail templates use: `{{ .Name }}`. */
function fill(template: string, values: TemplateValues, escape: (value: string) => string): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) =>
    escape(values[name] ?? ''),
  );
}
