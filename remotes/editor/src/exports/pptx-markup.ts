export function hex(color: string): string {
  return color.replace('#', '').toUpperCase();
}

export function escapedWords(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(NOT_XML, '');
}

export function escapedAttribute(text: string): string {
  return escapedWords(text).replaceAll('"', '&quot;');
}

// oxlint-disable-next-line no-control-regex -- these are the signs
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
