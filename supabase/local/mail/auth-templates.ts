import { renderAuthMail, type AuthMailName } from '../../mails/auth-mails';
import { escapeHtml } from './escape-html';
import type { OutgoingMail } from './mailbox-store';

type TemplateValues = Record<string, string>;
export type RenderAuthTemplate = (
  template: AuthMailName,
  to: string,
  values: TemplateValues,
) => OutgoingMail;

/** Creates a renderer for the auth emails. The subjects are in config.toml, where the hosted project reads them. */
export function createAuthTemplateRenderer(
  subjects: Readonly<Record<AuthMailName, string>>,
): RenderAuthTemplate {
  return (name, to, values) => {
    const { text, html } = renderAuthMail(name);
    return {
      to,
      subject: fill(subjects[name], values, (value) => value),
      text: fill(text, values, (value) => value),
      html: fill(html, values, escapeHtml),
    };
  };
}

/**
 * Replaces placeholders `{{ .Name }}`, the subset of Go templates that the email templates use. As in Go, a value
 * after `=` is part of a query.
 */
function fill(template: string, values: TemplateValues, escape: (value: string) => string): string {
  return template.replace(/(=?)\{\{\s*\.(\w+)\s*\}\}/g, (_, equals: string, name: string) => {
    const value = values[name] ?? '';
    return equals === '' ? escape(value) : `=${encodeURIComponent(value)}`;
  });
}
