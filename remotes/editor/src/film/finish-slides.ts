import { changeText, textBoxOf } from '../core/elements/change-text';
import { hasPicture, isText, isPicturePlaceholder } from '../core/elements/element-guards';
import type { SlideElement } from '../core/elements/slide-element';
import { FOOTER_NAME } from '../core/model/deck-constants';
import type { Slide } from '../core/model/deck-schema';
import { answeredPartOf } from '../core/text/answered-part-of';
import { PLACEHOLDER_TEXT } from '../core/text/create-text';
import { findSlideTitle } from '../core/text/find-slide-title';
import { spliceText } from '../core/text/lists';
import type { TextElement } from '../core/text/text-schema';
import { elementReviewOf } from '../elements/element-reviews';
import { isVideoLink } from '../elements/image/image-edits';
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
      (hasPicture(element) || (elementReviewOf(element).inkBoxOf?.(element)?.width ?? 0) > 0),
  );
}

/** Slides as readers see them, without questions of a template and places of pictures. */
export function finishSlides(slides: readonly Slide[]): readonly Slide[] {
  const questions = listTemplateQuestions();
  return slides.map((slide) => removeUnfinished(slide, questions));
}

/**
 * Leaves out what no reader should see: lines with questions of a template and their numbers, boxes and tables that nobody
 * wrote in, and places of pictures without one.
 */
export function removeUnfinished(slide: Slide, questions: ReadonlySet<string>): Slide {
  const kept = slide.elements.flatMap((element) => finishElement(element, questions));
  const ids = new Set(kept.map(({ id }) => id));
  const removed = slide.elements.filter(({ id }) => !ids.has(id)).filter(isText);
  const elements = kept.filter((element) => !isNumberOf(element, removed));
  const isSame = elements.length === slide.elements.length;
  return isSame && elements.every((element, at) => element === slide.elements[at])
    ? slide
    : { ...slide, elements };
}

/** True for the number of a line of a template that is left out: it stands before the line, or above it. */
function isNumberOf(element: SlideElement, removed: readonly TextElement[]): boolean {
  if (!isText(element) || !/^\d{1,2}\.?$/.test(element.content.trim())) return false;
  const middleOf = ({ y, height }: TextElement) => y + height / 2;
  return removed.some((line) => {
    const isBefore = Math.abs(middleOf(line) - middleOf(element)) < element.height / 2;
    return isBefore ? line.x > element.x : line.x === element.x && line.y > element.y;
  });
}

/** True for a table with a heading, of which nobody has filled in a cell. */
function isBlankTable(element: SlideElement): boolean {
  if (!('hasTotalRow' in element) || element.hasTotalRow) return false;
  return element.rows.slice(1).every((row) => row.every((cell) => cell.trim() === ''));
}

function finishElement(
  element: SlideElement,
  questions: ReadonlySet<string>,
): readonly SlideElement[] {
  if (isPicturePlaceholder(element) && !isVideoLink(element)) return [];
  if (isBlankTable(element)) return [];
  if (isText(element) && element.content.trim() === PLACEHOLDER_TEXT) return [];
  const changed = changeText(element, (text) => removeQuestions(text, questions));
  const isEmptied = changed !== element && textBoxOf(changed)?.content.trim() === '';
  return isEmptied && isText(element) ? [] : [changed];
}

/** Later lines go first, so that the places of the others stay true. */
function removeQuestions(text: TextElement, questions: ReadonlySet<string>): TextElement {
  const lines = text.content.split('\n');
  return lines.reduceRight((changed, line, index) => {
    const answer = answeredPartOf(line, questions);
    if (answer === line) return changed;
    const from = lines.slice(0, index).join('\n').length;
    if (answer !== '') {
      const start = from + Number(index > 0);
      const rest = { from: start + answer.length, to: start + line.length };
      return { ...changed, ...spliceText(changed, rest, '') };
    }
    const isFirst = index === 0;
    const isLast = from + line.length + Number(!isFirst) >= changed.content.length;
    const to = from + line.length + Number(!isFirst || !isLast);
    return { ...changed, ...spliceText(changed, { from, to }, '') };
  }, text);
}
