import type { SlideElement } from '../../core/elements/slide-element';
import { isText, isPicturePlaceholder } from '../../core/elements/element-guards';
import { isVideoLink } from '../../elements/image/image-edits';
import { changeText, textBoxOf } from '../../core/elements/change-text';
import { PLACEHOLDER_TEXT } from '../../core/text/create-text';
import type { TextElement } from '../../core/text/text-schema';
import type { Slide } from '../../core/model/deck-schema';
import { spliceText } from '../../core/text/lists';

/** Leaves out what no reader should see: lines with questions of a template, boxes that nobody wrote in, and places of pictures without one. */
export function removeUnfinished(slide: Slide, questions: ReadonlySet<string>): Slide {
  const elements = slide.elements.flatMap((element) => finishElement(element, questions));
  const isSame = elements.length === slide.elements.length;
  return isSame && elements.every((element, at) => element === slide.elements[at])
    ? slide
    : { ...slide, elements };
}

function finishElement(
  element: SlideElement,
  questions: ReadonlySet<string>,
): readonly SlideElement[] {
  if (isPicturePlaceholder(element) && !isVideoLink(element)) return [];
  if (isText(element) && element.content.trim() === PLACEHOLDER_TEXT) return [];
  const changed = changeText(element, (text) => removeQuestions(text, questions));
  const isEmptied = changed !== element && textBoxOf(changed)?.content.trim() === '';
  return isEmptied && isText(element) ? [] : [changed];
}

/** Later lines go first, so that the places of the others stay true. */
function removeQuestions(text: TextElement, questions: ReadonlySet<string>): TextElement {
  const lines = text.content.split('\n');
  return lines.reduceRight((changed, line, index) => {
    if (!questions.has(line.trim())) return changed;
    const from = lines.slice(0, index).join('\n').length;
    const isFirst = index === 0;
    const isLast = from + line.length + Number(!isFirst) >= changed.content.length;
    const to = from + line.length + Number(!isFirst || !isLast);
    return { ...changed, ...spliceText(changed, { from, to }, '') };
  }, text);
}
