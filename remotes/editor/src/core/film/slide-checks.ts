import type { Slide } from '../model/deck';
import type { SlideElement } from '../../elements/element-schema';
import type { TextRole } from '../model/deck-constants';
import type { TextStyle } from '../model/rich-text';
import { textStylesOf } from '../text/marks';
import { countSlideWords } from './count-words';

export const MAX_WORDS = 80;
/** 18 points on a slide that is ten inches wide. */
const MIN_FONT_SIZE_PX = 24;
/** 12 points: a page of text is read in a file, not from a seat. */
const MIN_PROSE_SIZE_PX = 16;
/** A synopsis is read, not heard: one page. */
const MAX_PROSE_WORDS = 250;
/** Picture pixels per slide pixel: 1,920 across the whole slide. */
export const MIN_PIXEL_DENSITY = 2;

export function hasTemplateQuestion(
  element: SlideElement,
  questions: ReadonlySet<string>,
): boolean {
  if (element.type !== 'text') return false;
  return element.content.split('\n').some((line) => questions.has(line.trim()));
}

export function hasSmallText(element: SlideElement): boolean {
  if (element.type === 'text')
    return (
      element.content.trim() !== '' && textStylesOf(element).some(isSmallFontSize(element.role))
    );
  return element.type === 'table' && element.fontSize < MIN_FONT_SIZE_PX;
}

const isSmallFontSize =
  (role: TextRole | null) =>
  ({ fontSize }: TextStyle) =>
    fontSize < (role === 'prose' ? MIN_PROSE_SIZE_PX : MIN_FONT_SIZE_PX);

/** Placeholders without a fill are invisible, so they don't count. */
export function isVisiblePlaceholder(element: SlideElement): boolean {
  return element.type === 'image' && element.asset === '' && element.placeholderFill !== 'none';
}

/** PowerPoint and other programs describe a picture by its file. */
const FILE_NAME_PATTERN = /^\S+\.(?:png|jpe?g|gif|webp|svg|bmp|tiff?|emf|wmf)$/i;

export function hasNoDescription(element: SlideElement): boolean {
  if (element.type !== 'image' || element.asset === '') return false;
  return element.alt.trim() === '' || FILE_NAME_PATTERN.test(element.alt.trim());
}

export function hasLowResolution(element: SlideElement): boolean {
  if (element.type !== 'image' || element.asset === '') return false;
  return element.width * MIN_PIXEL_DENSITY > element.naturalWidth;
}

export function isWordy(slide: Slide): boolean {
  const isProse = (element: SlideElement) => element.type === 'text' && element.role === 'prose';
  const [prose, others] = [
    slide.elements.filter(isProse),
    slide.elements.filter((each) => !isProse(each)),
  ];
  return (
    countSlideWords({ ...slide, elements: others }) > MAX_WORDS ||
    countSlideWords({ ...slide, elements: prose }) > MAX_PROSE_WORDS
  );
}
