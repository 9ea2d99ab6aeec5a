import { hasPicture } from '../core/elements/element-guards';
import { FOOTER_NAME } from '../core/model/deck-constants';
import type { Slide } from '../core/model/deck-schema';
import { findSlideTitle } from '../core/text/find-slide-title';
import { reviewOf } from '../elements/element-reviews';
import { removeUnfinished } from './review/remove-unfinished';
import { listTemplateQuestions } from './templates/templates';

/** Slides as files and links have them: those of which only a title is left are hidden, unless that leaves none. A cover needs no more. */
export function finishForExport(slides: readonly Slide[]): readonly Slide[] {
  const finished = finishSlides(slides);
  const exported = finished.map((slide, index) => {
    const isCover = slide.isCover === true || index === 0;
    const needsContent = !isCover || findSlideTitle(slide.elements) === undefined;
    const isEmptied = slide !== slides[index] && needsContent && !hasContent(slide);
    return isEmptied ? { ...slide, hidden: true } : slide;
  });
  return exported.some(({ hidden }) => !hidden) ? exported : finished;
}

function hasContent({ elements, backgroundPicture }: Slide): boolean {
  if (backgroundPicture) return true;
  const title = findSlideTitle(elements);
  return elements.some(
    (element) =>
      element !== title &&
      element.sourceName !== FOOTER_NAME &&
      (hasPicture(element) || (reviewOf(element).inkBoxOf?.(element)?.width ?? 0) > 0),
  );
}

/** Slides as readers see them, without questions of a template and places of pictures. */
export function finishSlides(slides: readonly Slide[]): readonly Slide[] {
  const questions = listTemplateQuestions();
  return slides.map((slide) => removeUnfinished(slide, questions));
}
