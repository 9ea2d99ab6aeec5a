import type { Slide } from '../../core/model/deck-schema';
import { FOOTER_NAME, SLIDE_SIZE } from '../../core/model/deck-constants';
import type { DeckTheme } from '../../core/model/theme-schema';
import { roleStyleOf } from '../../core/theme/role-styles';
import type { SlideElement } from '../../core/elements/slide-element';
import { hasPicture, isText } from '../../core/elements/element-guards';
import { textColorOn } from '../../core/theme/theme-change';
import { elementReviewOf } from '../../elements/element-reviews';
import { createText } from '../../core/text/create-text';

/** Name of frames that take the theme's logo. */
export const LOGO_FRAME_NAME = 'Place for a logo';

/** Puts the theme's logo and footer on a slide, in place of those of the theme before. Own pictures and texts stay. */
export function applyMaster(
  slide: Slide,
  theme: DeckTheme,
  before: DeckTheme | null,
  slideHeight: number = SLIDE_SIZE.height,
): Slide {
  const elements = slide.elements
    .filter((element) => !isFooterOf(element, before))
    .map((element) => replaceLogo(element, theme, before));
  const footer = createFooter(slide, theme, slideHeight);
  return { ...slide, elements: footer ? [...elements, footer] : elements };
}

function isFooterOf(element: SlideElement, before: DeckTheme | null): boolean {
  return (
    isText(element) && element.sourceName === FOOTER_NAME && element.content === before?.footer
  );
}

function replaceLogo(element: SlideElement, theme: DeckTheme, before: DeckTheme | null) {
  if (!hasPicture(element) || element.sourceName !== LOGO_FRAME_NAME) return element;
  if (element.asset !== (before?.logo?.asset ?? '') || theme.logo?.asset === element.asset)
    return element;
  const { width, height } = element;
  return {
    ...element,
    ...(theme.logo ?? { asset: '', naturalWidth: width, naturalHeight: height }),
  };
}

/** Covers have the logo, all other slides the footer, unless a table or a chart reaches down to its place. */
function createFooter(
  slide: Slide,
  theme: DeckTheme,
  slideHeight: number,
): SlideElement | undefined {
  const { footer = '', palette } = theme;
  if (footer === '' || isCover(slide, theme)) return undefined;
  const text = createText({
    content: footer,
    sourceName: FOOTER_NAME,
    ...roleStyleOf(theme, 'body'),
    x: 56,
    y: slideHeight - 30,
    width: 848,
    height: 20,
    fontSize: 12,
    color:
      textColorOn(theme, slide.background) === palette.text ? palette.mutedText : palette.coverText,
  });
  return slide.elements.some((element) => isDrawnOver(element, text.y)) ? undefined : text;
}

/** Slides of earlier versions are known as covers by their background. */
function isCover({ isCover: isMarked, background }: Slide, { palette, backgrounds }: DeckTheme) {
  return isMarked === true || [palette.coverBackground, backgrounds[2]].includes(background);
}

function isDrawnOver(element: SlideElement, y: number): boolean {
  const box = isText(element) ? undefined : elementReviewOf(element).inkBoxOf?.(element);
  return box !== undefined && box.y + box.height > y;
}
