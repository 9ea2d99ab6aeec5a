import type { Slide } from '../core/model/deck';
import { NO_SECTION } from '../exports/pptx-sections';
import { LIMITS } from '../core/model/limits';
import { descendants, textAt } from './markup';

/** Assigns slides to the sections of the presentation; `ids` are the slides' ids in order. */
export function inSections(
  slides: readonly Slide[],
  ids: readonly (string | undefined)[],
  presentation: Element,
): readonly Slide[] {
  const names = new Map(
    descendants(presentation, 'section').flatMap((section) => {
      const sectionName = textAt(section, 'name') ?? '';
      const name = sectionName === NO_SECTION ? '' : sectionName.slice(0, LIMITS.section);
      return descendants(section, 'sldId').map((slide) => [textAt(slide, 'id'), name] as const);
    }),
  );
  return slides.map((slide, index) => ({ ...slide, section: names.get(ids[index]) ?? '' }));
}
