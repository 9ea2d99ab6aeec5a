import type { Deck } from '../../core/model/deck';

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

/** Removes what XML cannot hold from all texts but those with ranges, which are written with `escapeXmlText`. */
export function removeInvalidCharacters(deck: Deck): Deck {
  const clean = (key: string, value: unknown): unknown =>
    typeof value === 'string' && key !== 'content'
      ? value.replaceAll(INVALID_XML_CHARACTERS, '')
      : value;
  return JSON.parse(JSON.stringify(deck), clean) as Deck;
}

export function escapeXmlAttribute(text: string): string {
  return escapeXmlText(text).replaceAll('"', '&quot;');
}

// oxlint-disable-next-line no-control-regex -- these are the signs
const INVALID_XML_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
