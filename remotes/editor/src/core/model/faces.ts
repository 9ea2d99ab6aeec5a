/** Fonts that common machines have, or have a metric-compatible replacement for. */
const SYSTEM_FACES = [
  'Arial',
  'Verdana',
  'Trebuchet MS',
  'Georgia',
  'Times New Roman',
  'Courier New',
] as const;

/** Fonts with an open licence, served with the editor and loaded when a deck uses them. */
export const OWN_FACES = [
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

export type OwnFace = (typeof OWN_FACES)[number];

/** Fonts with old-style figures: a large 1 looks like an I, and a 3 descends below the line. */
const WITH_TEXT_FIGURES: readonly string[] = [
  'Cormorant Garamond',
  'Playfair Display',
  'Syne',
] satisfies OwnFace[];

export function hasTextFigures(face: string): boolean {
  return WITH_TEXT_FIGURES.includes(face);
}

export const FONT_FAMILIES = [...OWN_FACES, ...SYSTEM_FACES] as const;
