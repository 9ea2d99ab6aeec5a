import { createText } from '../core/text/create-text';
import { isText } from '../core/elements/element-guards';
import type { TextElement } from '../core/text/text-schema';
import type { SlideElement } from '../core/elements/slide-element';
import { readableTextColor } from '../core/model/colors';
import { newId } from '../core/model/create';
import { FOOTER_NAME, slideSizeOf } from '../core/model/deck-constants';
import type { Deck, Slide } from '../core/model/deck-schema';
import { keepReadable } from '../core/theme/theme-change';
import { roleStyleOf } from '../core/theme/role-styles';
import { colorBehindOf } from './review/color-behind';
import { deckTermOf } from '../core/amounts/deck-terms';
import { findOverlaps } from './review/find-overlaps';

/** Markings added to every slide of an export, but not to the deck. */
export interface ExportMarkings {
  readonly isConfidential: boolean;
  /** Recipient of the copy; empty for no watermark. */
  readonly recipient: string;
}

export function addExportMarkings(
  slide: Slide,
  { isConfidential, recipient }: ExportMarkings,
  deck: Pick<Deck, 'theme' | 'slideHeight' | 'language'>,
): Slide {
  const name = recipient.trim();
  const { language } = deck;
  const labels = [
    ...(isConfidential ? [deckTermOf(language, 'Confidential')] : []),
    ...(name === ''
      ? []
      : [deckTermOf(language, 'Prepared for {name}').replace('{name}', () => name)]),
  ];
  if (labels.length === 0) return slide;
  const { height } = slideSizeOf(deck);
  const marked = name === '' ? slide.elements : [...slide.elements, createWatermark(name, height)];
  const footer = slide.elements.find(({ sourceName }) => sourceName === FOOTER_NAME);
  return {
    ...slide,
    elements:
      footer && isText(footer)
        ? marked.map((element) => (element === footer ? addLabels(footer, labels) : element))
        : [...marked, createFooter(slide, labels.join(' · '), deck)],
  };
}

/** A slide has one line at the bottom; what its footer says already is not repeated. */
function addLabels(footer: TextElement, labels: readonly string[]): TextElement {
  const added = labels.filter((label) => !footer.content.includes(label));
  return { ...footer, content: [footer.content, ...added].join(' · ') };
}

/** Prefix by which exports tell the watermark from the deck's own text. */
const WATERMARK_ID = 'watermark';

export function isWatermark({ id }: { readonly id: string }): boolean {
  return id.startsWith(WATERMARK_ID);
}

/** Faint and across the slide, so that a screenshot of any part shows it. */
function createWatermark(name: string, height: number): SlideElement {
  return createText({
    id: `${WATERMARK_ID}-${newId()}`,
    content: name.slice(0, 60),
    x: 30,
    y: height / 2 - 30,
    width: 900,
    height: 60,
    fontSize: 48,
    fontWeight: 'bold',
    textAlign: 'center',
    color: '#808080',
    opacity: 0.16,
    rotation: 330,
  });
}

/** Line in the style of the theme's footer, at the top of slides whose content reaches down to its place. */
function createFooter(
  slide: Slide,
  content: string,
  { theme, ...size }: Pick<Deck, 'theme' | 'slideHeight'>,
): TextElement {
  const text = createText({
    content,
    ...(theme && roleStyleOf(theme, 'body')),
    x: 56,
    y: slideSizeOf(size).height - 30,
    width: 848,
    height: 20,
    fontSize: 12,
    color: '#808080',
  });
  const withText = { ...slide, elements: [...slide.elements, text] };
  const placed = findOverlaps([withText]).has(text) ? { ...text, y: 10 } : text;
  const behind = colorBehindOf(placed, { ...slide, elements: [...slide.elements, placed] });
  if (behind === null) return placed;
  const color = theme
    ? keepReadable(theme.palette.mutedText, [behind], theme)
    : readableTextColor(behind, placed.color);
  return { ...placed, color };
}
