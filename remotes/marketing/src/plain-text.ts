import type { RichText } from './content/types';

/** Removes the markup of a text, for structured data. */
export function plainText(text: RichText): string {
  return text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}
