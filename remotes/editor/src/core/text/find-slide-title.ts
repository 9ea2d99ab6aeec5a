import { isText } from '../elements/element-guards';
import type { SlideElement } from '../elements/slide-element';
import type { TextRole } from '../model/deck-constants';
import type { Slide } from '../model/deck-schema';
import type { TextElement } from './text-schema';

const TITLE_ROLES: readonly (TextRole | null)[] = ['display', 'title'];

/** Smallest text that can be the title of a slide without roles, in slide pixels. */
const MIN_TITLE_SIZE = 28;
const MAX_TITLE_LENGTH = 120;

/** Text that names a slide in outlines. */
export function findSlideTitle(elements: readonly SlideElement[]): TextElement | undefined {
  const texts = elements.filter(isLevelText);
  return (
    texts.find(({ role }) => TITLE_ROLES.includes(role)) ??
    // The layout of statements gives its title the role of names.
    texts.find(({ role }) => role === 'name') ??
    findLargestHeading(texts)
  );
}

export function isLevelText(element: SlideElement): element is TextElement {
  return isText(element) && element.content.trim() !== '' && element.rotation === 0;
}

function findLargestHeading(texts: readonly TextElement[]): TextElement | undefined {
  const headings = texts.filter(
    ({ fontSize, content }) => fontSize >= MIN_TITLE_SIZE && content.length <= MAX_TITLE_LENGTH,
  );
  return headings.toSorted((one, other) => other.fontSize - one.fontSize)[0];
}

/** Title of a slide on one line; empty if it has none. */
export function slideTitleOf({ elements }: Slide): string {
  return findSlideTitle(elements)?.content.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** Name of a slide for people: "Slide 3, Budget". */
export function slideLabelOf(slide: Slide, index: number): string {
  return [`Slide ${index + 1}`, slideTitleOf(slide)].filter(Boolean).join(', ');
}
