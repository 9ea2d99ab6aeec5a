import type { Slide } from '../../core/model/deck-schema';
import { findTitle } from '../../ooxml/placeholders';
import { textBoxOf } from '../../core/elements/change-text';
import { SCRIPT_FONTS } from '../../fonts/list-used-fonts';
import { ownTextOf } from './list-shown-fonts';

/** Marks the title as a heading, and gives drawings their descriptions; pictures have theirs. */
export function describeElements(copy: HTMLElement, { elements }: Slide): void {
  const title = findTitle(elements);
  for (const element of elements) {
    const node = copy.querySelector(`[data-id="${element.id}"]`);
    if (element === title) {
      node?.setAttribute('role', 'heading');
      node?.setAttribute('aria-level', '1');
    }
    const hasContent = textBoxOf(element)?.content || node?.querySelector('table, a, img[alt]');
    if (element.alt === '' || hasContent) continue;
    node?.setAttribute('role', 'img');
    node?.setAttribute('aria-label', element.alt);
  }
}

const LANGUAGES = [
  ['hi', SCRIPT_FONTS['Noto Sans Devanagari']],
  ['ta', SCRIPT_FONTS['Noto Sans Tamil']],
] as const;

/** Names the language of text in scripts that the page's own language does not use, for screen readers. */
export function markLanguages(copy: HTMLElement): void {
  for (const element of copy.querySelectorAll('*')) {
    const text = ownTextOf(element);
    const language = LANGUAGES.find(([, pattern]) => pattern.test(text));
    if (language) element.setAttribute('lang', language[0]);
  }
}
