const HTML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
}

/**
 * Replaces placeholders: `{{ name }}` of EmailJS, and `{{ .Name }}`, the subset of Go templates that the auth emails
 * use. As in Go, a value after `=` is part of a query.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string>>,
  escape: (value: string) => string = (value) => value,
): string {
  return template.replace(/(=?)\{\{\s*\.?(\w+)\s*\}\}/g, (_, equals: string, name: string) => {
    const value = Object.hasOwn(values, name) ? (values[name] ?? '') : '';
    return equals === '' ? escape(value) : `=${encodeURIComponent(value)}`;
  });
}
