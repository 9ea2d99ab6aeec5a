/** Faces that exist, or have a metric twin, on the machines decks are sent to. */
const SYSTEM_FACES = [
  'Arial',
  'Verdana',
  'Trebuchet MS',
  'Georgia',
  'Times New Roman',
  'Courier New',
] as const;

/** Faces with an open licence that come with the editor, loaded when a deck uses them. */
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

/** Their digits are made to stand among small letters: a large 1 alone is read as an I, a 3 hangs below. */
const WITH_TEXT_FIGURES: readonly string[] = [
  'Cormorant Garamond',
  'Playfair Display',
  'Syne',
] satisfies OwnFace[];

export function hasTextFigures(face: string): boolean {
  return WITH_TEXT_FIGURES.includes(face);
}

export const FONT_FAMILIES = [...OWN_FACES, ...SYSTEM_FACES] as const;
