import type { TextStyle } from './rich-text';

/** Roles of a theme's eight colours. */
export const THEME_COLOR_ROLES = [
  'background',
  'surface',
  'text',
  'mutedText',
  'accent',
  'secondary',
  'coverBackground',
  'coverText',
] as const;

export type ThemeColorRole = (typeof THEME_COLOR_ROLES)[number];

/** Roles of text in a layout; style and size follow from them. */
export const TEXT_ROLES = ['display', 'title', 'lead', 'body', 'prose', 'figure', 'name'] as const;

export type TextRole = (typeof TEXT_ROLES)[number];

export const LOGO_CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Typography of one of a theme's two fonts. */
export type FontTypography = Pick<TextStyle, 'fontWeight' | 'fontStyle' | 'letterSpacing'> &
  Pick<TextStyle, 'lineHeight' | 'textCase'>;

/** Visual theme. Each deck carries its own, so that a file looks the same everywhere. */
export interface DeckTheme {
  readonly name: string;
  readonly title: string;
  readonly titleFont: string;
  readonly textFont: string;
  readonly palette: Readonly<Record<ThemeColorRole, string>>;
  readonly titleTypography: FontTypography;
  readonly textTypography: FontTypography;
  /** Slide backgrounds: for reading, for variety, and for covers. */
  readonly backgrounds: readonly [background: string, surface: string, cover: string];
  /** Fill of picture placeholders. */
  readonly placeholderFill: string;
  /** Size of the short line at a title. */
  readonly titleRule: { readonly width: number; readonly height: number };
  readonly logoCorner: (typeof LOGO_CORNERS)[number];
  /** Corner radius of pictures, in slide pixels. */
  readonly pictureRadius: number;
}
