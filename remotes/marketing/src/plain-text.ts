import type { RichText } from './content/types';

/** Copy without its markup, for places that know no markup. */
export function plainText(text: RichText): string {
  return text.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}
