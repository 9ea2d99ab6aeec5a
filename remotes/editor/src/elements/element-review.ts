import type { TextStyle } from '../core/model/rich-text-schema';
import type { Box } from '../core/geometry/box';
import { contrastRatioOf, MIN_TEXT_CONTRAST } from '../core/model/colors';

/** Large text, in slide pixels, and its contrast (WCAG). */
const LARGE_TEXT = { size: 24, least: 3 };

/** Checks of the deck review that look at single elements. */
export type ElementCheck =
  | 'template-question'
  | 'placeholder-text'
  | 'small-text'
  | 'low-contrast'
  | 'empty-frame'
  | 'low-resolution'
  | 'no-description'
  | FigureCheck
  | 'qr-code'
  | 'off-slide'
  | 'overlap'
  | 'broken-word'
  | 'cut-label'
  | 'mixed-units'
  | 'sample-figures';

/** Checks of figures, which name what they find. */
export const FIGURE_CHECKS = ['total', 'currencies', 'sum', 'share', 'formula', 'chart'] as const;

export type FigureCheck = (typeof FIGURE_CHECKS)[number];

interface CheckContext {
  readonly templateQuestions: ReadonlySet<string>;
  /** Colour behind the element; null over a picture or a translucent element. */
  readonly colorBehind: () => string | null;
}

/** Text that is read on the slide, or as a page of prose. */
export interface ReviewedText {
  readonly content: string;
  readonly isProse: boolean;
}

/** Contribution of a kind of element to the deck review; missing functions have nothing to say. */
export interface ElementReview<Element> {
  /** True for checks that the element fails; checks that don't apply to it are left out. */
  readonly check?: (
    element: Element,
    context: CheckContext,
  ) => Partial<Record<ElementCheck, boolean>>;
  readonly textOf?: (element: Element) => ReviewedText;
  /** Box that the drawing reaches, as estimated; missing for what may lie on others. */
  readonly inkBoxOf?: (element: Element) => Box | undefined;
  /** Faults of the figures, in words; checks that don't apply to the element are left out. */
  readonly figureFaultsOf?: (
    element: Element,
  ) => Readonly<Partial<Record<FigureCheck, readonly string[]>>>;
  /** Colour that the element has for text above it; null if unknown; undefined if text shows through. */
  readonly backdropOf?: (element: Element) => string | null | undefined;
}

/** True if text hardly differs from the colour behind it. An unknown colour is not judged. */
export function hasLowContrast(
  { color, fontSize }: Pick<TextStyle, 'color' | 'fontSize'>,
  background: string | null,
): boolean {
  const minRatio = fontSize >= LARGE_TEXT.size ? LARGE_TEXT.least : MIN_TEXT_CONTRAST;
  return background !== null && contrastRatioOf(color, background) < minRatio;
}
