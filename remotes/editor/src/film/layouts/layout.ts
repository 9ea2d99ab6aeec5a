import type { Shade } from '../../core/model/deck';
import type { PaletteRole, TextRole } from '../../core/model/theme';

export type Place = readonly [x: number, y: number, width: number, height: number];

/** Part of a layout. Colors are palette roles, so every layout works in every theme. */
export type Piece =
  | {
      readonly kind: 'text';
      /** The title, all lines of the body, or one line by its index. */
      readonly takes: 'title' | 'body' | number;
      readonly role: TextRole;
      readonly at: Place;
      readonly align?: 'center' | 'right';
      readonly stands?: 'middle' | 'bottom';
      readonly color?: PaletteRole;
    }
  /** Number of a line, left out if the slide has no such line. */
  | { readonly kind: 'number'; readonly of: number; readonly at: Place }
  | {
      readonly kind: 'picture';
      readonly at: Place;
      readonly shade?: Shade;
      /**
       * Gradient angle of the empty placeholder, in degrees. It must differ from the angles of theme gradients, which
       * are told apart by it.
       */
      readonly light?: number;
    }
  | {
      readonly kind: 'shape';
      readonly at: Place;
      readonly fill: PaletteRole;
      readonly shape?: 'circle';
    }
  | { readonly kind: 'rule'; readonly at: readonly [x: number, y: number] }
  | { readonly kind: 'logo' }
  | { readonly kind: 'table'; readonly at: Place };

export interface Layout<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  readonly ground: 'ground' | 'panel' | 'cover';
  readonly pieces: readonly Piece[];
}

/** Free space at the edges of a slide. */
export const MARGIN = 56;
