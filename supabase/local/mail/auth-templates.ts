import type { ProjectConfig } from '../project-config';
import { renderAuthMail, type AuthMailName } from '../../mails/auth-mails';
import { escapeHtml, fillTemplate } from './fill-template';
import type { OutgoingMail } from './mailbox-store';

type TemplateValues = Record<string, string>;
export type RenderAuthTemplate = (
  template: AuthMailName,
  to: string,
  values: TemplateValues,
) => OutgoingMail;

/** Creates a renderer for the auth emails. The subjects are in config.toml, where the hosted project reads them. */
export function createAuthTemplateRenderer({
  template,
  notification,
}: ProjectConfig['auth']['email']): RenderAuthTemplate {
  const subjects = { ...template, ...notification };
  return (name, to, values) => {
    const { text, html } = renderAuthMail(name);
    return {
      to,
      subject: fillTemplate(subjects[name].subject, values),
      text: fillTemplate(text, values),
      html: fillTemplate(html, values, escapeHtml),
    };
  };
}
