import type { TextRole, ThemeColorRole } from '../../core/model/deck-constants';
import type { Scrim } from '../../elements/image/scrims';

/** Free space at the edges of a slide. */
export const SLIDE_MARGIN_PX = 56;

type TextPiece = Extract<LayoutPiece, { kind: 'text' }>;

type Alignment = Pick<TextPiece, 'textAlign' | 'verticalAlign'>;

export const CENTERED = { textAlign: 'center' } as const;

export const MIDDLE = { verticalAlign: 'middle' } as const;

export const TOP = { verticalAlign: 'top' } as const;

export const BOTTOM = { verticalAlign: 'bottom' } as const;

export const LOGO: LayoutPiece = { kind: 'logo' };

/** Box of titles that stand alone at the top, so that they have one height on all slides. */
export const TITLE_BOX: LayoutBox = [56, 36, 848, 76];

export function text(
  source: TextPiece['source'],
  role: TextRole,
  at: LayoutBox,
  alignment: Alignment = {},
): LayoutPiece {
  return { kind: 'text', source, role, at, ...alignment };
}

/** Title at the top, on the baseline that all layouts share. */
export function title(at = TITLE_BOX, alignment: Alignment = {}): LayoutPiece {
  return text('title', 'title', at, { ...BOTTOM, ...alignment });
}

export function body(at: LayoutBox, alignment: Alignment = {}): LayoutPiece {
  return text('body', 'body', at, alignment);
}

export function picture(at: LayoutBox, gradientAngle = 210): LayoutPiece {
  return { kind: 'picture', at, gradientAngle };
}

/** Pictures in boxes, each with a gradient of its own. */
export function pictures(boxes: readonly LayoutBox[]): readonly LayoutPiece[] {
  const angles = [155, 205, 250, 120];
  return boxes.map((at, index) => picture(at, angles[index]));
}

/** One text per line of the content, in boxes. */
export function lines(
  boxes: readonly LayoutBox[],
  alignment: Alignment = {},
): readonly LayoutPiece[] {
  return boxes.map((at, index) => text(index, 'body', at, alignment));
}

export function numbers(
  boxes: readonly LayoutBox[],
  alignment: Alignment = {},
): readonly LayoutPiece[] {
  return boxes.map((at, lineIndex) => ({ kind: 'number', lineIndex, at, ...alignment }));
}

export function shape(at: LayoutBox, fill: ThemeColorRole): LayoutPiece {
  return { kind: 'shape', at, fill };
}

/** Boxes of one size side by side. */
export function across(
  count: number,
  [x, y, width, height]: LayoutBox,
  step: number,
): readonly LayoutBox[] {
  return Array.from({ length: count }, (_, index) => [x + index * step, y, width, height] as const);
}

/** Boxes of one size below each other. */
export function down(
  count: number,
  [x, y, width, height]: LayoutBox,
  step: number,
): readonly LayoutBox[] {
  return Array.from({ length: count }, (_, index) => [x, y + index * step, width, height] as const);
}

export function layout(
  background: SlideLayout['background'],
  ...pieces: readonly LayoutPiece[]
): SlideLayout {
  return { background, pieces };
}

export type LayoutBox = readonly [x: number, y: number, width: number, height: number];

interface TextAlignment {
  readonly textAlign?: 'center' | 'right';
  readonly verticalAlign?: 'top' | 'middle' | 'bottom';
}

/** Part of a layout. Colors are palette roles, so every layout works in every theme. */
export type LayoutPiece =
  | ({
      readonly kind: 'text';
      /** The title, all lines of the body, or one line by its index. */
      readonly source: 'title' | 'body' | number;
      readonly role: TextRole;
      readonly at: LayoutBox;
    } & TextAlignment)
  /** Number of a line, left out if the slide has no such line. */
  | ({
      readonly kind: 'number';
      readonly lineIndex: number;
      readonly at: LayoutBox;
    } & TextAlignment)
  | {
      readonly kind: 'picture';
      readonly at: LayoutBox;
      readonly scrim?: Scrim;
      /** Rounded as far as its width allows, for portraits. */
      readonly isRound?: boolean;
      /**
       * Gradient angle of the empty placeholder, in degrees. It must differ from the angles of theme gradients, which
       * are told apart by it.
       */
      readonly gradientAngle?: number;
    }
  | {
      readonly kind: 'shape';
      readonly at: LayoutBox;
      readonly fill: ThemeColorRole;
      readonly shape?: 'circle';
    }
  /** The theme's short line, from a point or centered on it. */
  | {
      readonly kind: 'rule';
      readonly at: readonly [x: number, y: number];
      readonly isCentered?: boolean;
    }
  | { readonly kind: 'logo' }
  | { readonly kind: 'table'; readonly at: LayoutBox };

export interface SlideLayout {
  readonly background: 'background' | 'surface' | 'coverBackground';
  readonly pieces: readonly LayoutPiece[];
}
