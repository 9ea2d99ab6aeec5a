/** Fonts that common machines have, or have a metric-compatible replacement for. */
const SYSTEM_FONTS = [
  'Arial',
  'Verdana',
  'Trebuchet MS',
  'Georgia',
  'Times New Roman',
  'Courier New',
] as const;

export type SystemFont = (typeof SYSTEM_FONTS)[number];

export function isSystemFont(family: string): family is SystemFont {
  return SYSTEM_FONTS.some((font) => font === family);
}

/** Fonts with an open licence, served with the editor and loaded when a deck uses them. */
export const BUNDLED_FONTS = [
  'Anton',
  'Barlow',
  'Bebas Neue',
  'Bodoni Moda',
  'Cinzel',
  'Cormorant Garamond',
  'Courier Prime',
  'DM Sans',
  'DM Serif Display',
  'EB Garamond',
  'Fredoka',
  'Lora',
  'Nunito',
  'Playfair Display',
  'Space Grotesk',
  'Syne',
  'Work Sans',
] as const;

export type BundledFont = (typeof BUNDLED_FONTS)[number];

/** Font for the letters that Fredoka lacks, such as ą, ę and Ż. */
export const FREDOKA_SUBSTITUTE = 'Nunito' satisfies BundledFont;

/** Fonts with old-style figures: a large 1 looks like an I, and a 3 descends below the line. */
const OLD_STYLE_FIGURE_FONTS: readonly string[] = [
  'Cormorant Garamond',
  'Playfair Display',
  'Syne',
] satisfies BundledFont[];

export function hasOldStyleFigures(face: string): boolean {
  return OLD_STYLE_FIGURE_FONTS.includes(face);
}

export const FONT_FAMILIES = [...BUNDLED_FONTS, ...SYSTEM_FONTS] as const;
