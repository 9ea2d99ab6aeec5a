/** Complete, escaped markup. */
export class Xml {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

export type XmlValue = Xml | string | number | undefined | readonly XmlValue[];

/** Markup as a template: values are escaped unless they are markup, lists are joined, undefined is left out. */
export function xml(template: TemplateStringsArray, ...values: readonly XmlValue[]): Xml {
  const texts = textsOf(template);
  const pieces = values.map((value, index) => toMarkup(value) + (texts[index + 1] ?? ''));
  return new Xml((texts[0] ?? '') + pieces.join(''));
}

/** Optional attributes: undefined ones are left out, and truth is 1 or 0. */
export function attributes(
  list: Readonly<Record<string, string | number | boolean | undefined>>,
): Xml {
  const texts = Object.entries(list).map(([name, value]) =>
    value === undefined
      ? ''
      : ` ${name}="${toMarkup(typeof value === 'boolean' ? Number(value) : value)}"`,
  );
  return new Xml(texts.join(''));
}

function toMarkup(value: XmlValue): string {
  if (value instanceof Xml) return value.markup;
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return typeof value === 'string' ? escapeXml(value) : String(value ?? '');
}

function escapeXml(text: string): string {
  return text.replaceAll(SPECIAL_CHARACTERS, (sign) => ESCAPES[sign] ?? '');
}

/** Signs that are escaped, and characters that no XML can hold. */
// oxlint-disable-next-line no-control-regex -- these are the characters
const SPECIAL_CHARACTERS = /[&<>"\n\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

const textsByTemplate = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Texts of a template without its line breaks and indents. */
function textsOf(template: TemplateStringsArray): readonly string[] {
  const texts =
    textsByTemplate.get(template) ??
    template.map((text) =>
      text.replaceAll(/\s*\n\s*(?=[<>/]|$)/g, '').replaceAll(/\s*\n\s*/g, ' '),
    );
  textsByTemplate.set(template, texts);
  return texts;
}

const OFFICE = 'http://schemas.openxmlformats.org';
export const RELATIONSHIPS = `${OFFICE}/officeDocument/2006/relationships`;
export const CHART = `${OFFICE}/drawingml/2006/chart`;

/** Namespaces for the root of a part. */
export const NAMESPACES = attributes({
  'xmlns:a': `${OFFICE}/drawingml/2006/main`,
  'xmlns:r': RELATIONSHIPS,
  'xmlns:p': `${OFFICE}/presentationml/2006/main`,
});
