/** Colour in PPTX notation. */
export function hex(color: string): string {
  return color.replace('#', '').toUpperCase();
}

/** Escapes text content. */
export function escapedWords(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(NOT_XML, '');
}

/** Escapes an attribute value. */
export function escapedAttribute(words: string): string {
  return escapedWords(words).replaceAll('"', '&quot;');
}

/** Characters that XML forbids. */
// oxlint-disable-next-line no-control-regex -- these are the signs
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
