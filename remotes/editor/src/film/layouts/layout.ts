import type { Shade } from '../../core/model/deck';
import type { PaletteRole, TextRole } from '../../core/model/theme';

export type Place = readonly [x: number, y: number, width: number, height: number];

/** What a layout is made of; colours are parts of a palette, so that every theme has all layouts. */
export type Piece =
  | {
      readonly is: 'words';
      /** The title, all lines of the body, or one of them, counted from 0. */
      readonly takes: 'title' | 'body' | number;
      readonly role: TextRole;
      readonly at: Place;
      readonly align?: 'center' | 'right';
      readonly stands?: 'middle' | 'bottom';
      readonly color?: PaletteRole;
    }
  /** The number of one of the lines, where there is such a line. */
  | { readonly is: 'figure'; readonly of: number; readonly at: Place }
  | {
      readonly is: 'picture';
      readonly at: Place;
      readonly shade?: Shade;
      /**
       * From where light falls into a frame that is still empty, in degrees; not an angle that a
       * theme's own light has, or the two could not be told apart.
       */
      readonly light?: number;
    }
  | {
      readonly is: 'shape';
      readonly at: Place;
      readonly fill: PaletteRole;
      readonly shape?: 'circle';
    }
  | { readonly is: 'rule'; readonly at: readonly [x: number, y: number] }
  | { readonly is: 'logo' }
  | { readonly is: 'table'; readonly at: Place };

export interface Layout<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  readonly ground: 'ground' | 'panel' | 'cover';
  readonly pieces: readonly Piece[];
}

/** The room that is left free at the edges of a slide. */
export const MARGIN = 56;
