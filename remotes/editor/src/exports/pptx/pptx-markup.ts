export function toPptxColor(color: string): string {
  return color.replace('#', '').toUpperCase();
}

export function escapeXmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(INVALID_XML_CHARACTERS, '');
}

export function escapeXmlAttribute(text: string): string {
  return escapeXmlText(text).replaceAll('"', '&quot;');
}

// oxlint-disable-next-line no-control-regex -- these are the signs
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
