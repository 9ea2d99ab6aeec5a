import type { SlideElement } from '../core/elements/slide-element';
import { findSlideTitle, isLevelText } from '../core/text/find-slide-title';
import type { TextRole } from '../core/model/deck-constants';
import { xml, type Xml } from './package/xml';

/** Placeholder of each text that PowerPoint's outline shows, by element id. */
export type Placeholders = ReadonlyMap<string, Xml>;

const BODY_ROLES: readonly (TextRole | null)[] = ['lead', 'body', 'prose'];

export function assignPlaceholders(elements: readonly SlideElement[]): Placeholders {
  // PowerPoint has no placeholders in groups.
  const lone = elements.filter(({ groupIds }) => groupIds.length === 0);
  const title = findSlideTitle(lone);
  const bodies = lone.filter(isLevelText).filter(({ role }) => BODY_ROLES.includes(role));
  return new Map([
    ...bodies.map(({ id }, index) => [id, xml`<p:ph type="body" idx="${index + 1}"/>`] as const),
    ...(title ? [[title.id, xml`<p:ph type="title"/>`] as const] : []),
  ]);
}
