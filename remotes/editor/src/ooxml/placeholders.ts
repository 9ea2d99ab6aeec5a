import { isText } from '../core/elements/element-guards';
import type { SlideElement } from '../core/elements/slide-element';
import type { TextElement } from '../core/text/text-schema';
import type { TextRole } from '../core/model/deck-constants';
import { xml, type Xml } from './package/xml';

/** Placeholder of each text that PowerPoint's outline shows, by element id. */
export type Placeholders = ReadonlyMap<string, Xml>;

const TITLE_ROLES: readonly (TextRole | null)[] = ['display', 'title'];
const BODY_ROLES: readonly (TextRole | null)[] = ['lead', 'body', 'prose'];

/** Smallest text that can be the title of a slide without roles, in slide pixels. */
const MIN_TITLE_SIZE = 28;
const MAX_TITLE_LENGTH = 120;

export function assignPlaceholders(elements: readonly SlideElement[]): Placeholders {
  // PowerPoint has no placeholders in groups.
  const lone = elements.filter(({ groupIds }) => groupIds.length === 0);
  const title = findTitle(lone);
  const bodies = lone.filter(isLevelText).filter(({ role }) => BODY_ROLES.includes(role));
  return new Map([
    ...bodies.map(({ id }, index) => [id, xml`<p:ph type="body" idx="${index + 1}"/>`] as const),
    ...(title ? [[title.id, xml`<p:ph type="title"/>`] as const] : []),
  ]);
}

/** Text that names a slide in outlines. */
export function findTitle(elements: readonly SlideElement[]): TextElement | undefined {
  const texts = elements.filter(isLevelText);
  return texts.find(({ role }) => TITLE_ROLES.includes(role)) ?? findLargestHeading(texts);
}

function isLevelText(element: SlideElement): element is TextElement {
  return isText(element) && element.content.trim() !== '' && element.rotation === 0;
}

function findLargestHeading(texts: readonly TextElement[]): TextElement | undefined {
  const headings = texts.filter(
    ({ fontSize, content }) => fontSize >= MIN_TITLE_SIZE && content.length <= MAX_TITLE_LENGTH,
  );
  return headings.toSorted((one, other) => other.fontSize - one.fontSize)[0];
}
