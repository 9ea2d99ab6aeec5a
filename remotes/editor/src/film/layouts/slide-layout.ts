import type { Scrim } from '../../elements/image/scrims';
import type { ThemeColorRole, TextRole } from '../../core/model/deck-constants';

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

/** Free space at the edges of a slide. */
export const SLIDE_MARGIN_PX = 56;
