/** A colour as presentations write it. */
export function hex(color: string): string {
  return color.replace('#', '').toUpperCase();
}

/** Words between tags. */
export function escapedWords(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(NOT_XML, '');
}

/** Words in quotes. */
export function escapedAttribute(words: string): string {
  return escapedWords(words).replaceAll('"', '&quot;');
}

/** Signs that no XML may hold. */
// oxlint-disable-next-line no-control-regex -- these are the signs
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
