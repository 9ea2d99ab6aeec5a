import type { Slide } from '../core/model/deck-schema';
import { DEFAULT_SECTION_NAME } from '../ooxml/helper-shape-names';
import { DECK_LIMITS } from '../core/model/deck-constants';
import { descendantsOf, readAttribute } from '../ooxml/package/xml-elements';

/** Assigns slides to the sections of the presentation; `ids` are the slides' ids in order. */
export function assignSections(
  slides: readonly Slide[],
  ids: readonly (string | undefined)[],
  presentation: Element,
): readonly Slide[] {
  const names = new Map(
    descendantsOf(presentation, 'section').flatMap((section) => {
      const sectionName = readAttribute(section, 'name') ?? '';
      const name =
        sectionName === DEFAULT_SECTION_NAME ? '' : sectionName.slice(0, DECK_LIMITS.section);
      return descendantsOf(section, 'sldId').map(
        (slide) => [readAttribute(slide, 'id'), name] as const,
      );
    }),
  );
  return slides.map((slide, index) => ({ ...slide, section: names.get(ids[index]) ?? '' }));
}
