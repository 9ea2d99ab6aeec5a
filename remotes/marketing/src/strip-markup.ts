import type { MarkupText } from './content/types';

/** Removes the markup of a text, for structured data. */
export function stripMarkup(text: MarkupText): string {
  return text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}
