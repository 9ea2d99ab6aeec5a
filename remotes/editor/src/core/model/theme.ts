import type { TextStyle } from './words';

/** The parts that the eight colours of a theme play. */
export const PALETTE_ROLES = [
  'ground',
  'panel',
  'ink',
  'soft',
  'accent',
  'second',
  'cover',
  'coverInk',
] as const;

export type PaletteRole = (typeof PALETTE_ROLES)[number];

/** The parts that words play on a slide; their style and size follow from it. */
export const TEXT_ROLES = ['display', 'title', 'lead', 'body', 'prose', 'figure', 'name'] as const;

export type TextRole = (typeof TEXT_ROLES)[number];

export const LOGO_PLACES = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** How letters of one of a theme's two faces are set. */
export type Lettering = Pick<TextStyle, 'fontWeight' | 'fontStyle' | 'letterSpacing'> &
  Pick<TextStyle, 'lineHeight' | 'textCase'>;

/** How a deck looks. A deck carries its theme with it, so that a file looks the same anywhere. */
export interface Theme {
  readonly name: string;
  readonly title: string;
  readonly titleFace: string;
  readonly textFace: string;
  readonly palette: Readonly<Record<PaletteRole, string>>;
  readonly titles: Lettering;
  readonly texts: Lettering;
  /** What the theme offers behind a slide: for reading, for a change, and for covers. */
  readonly backgrounds: readonly [ground: string, panel: string, cover: string];
  /** What stands where a picture is not yet. */
  readonly still: string;
  /** The short line that stands with a title. */
  readonly rule: { readonly width: number; readonly height: number };
  readonly logo: (typeof LOGO_PLACES)[number];
  /** Corners of pictures, in slide pixels. */
  readonly radius: number;
}
