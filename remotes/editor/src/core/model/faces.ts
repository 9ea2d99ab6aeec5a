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

/** How much more of a line a face has above its base than below, as a part of its size. */
const RISES: Readonly<Record<OwnFace | (typeof SYSTEM_FACES)[number], number>> = {
  Anton: 0.847,
  Barlow: 0.8,
  'Bebas Neue': 0.6,
  'Bodoni Moda': 0.725,
  Cinzel: 0.604,
  'Cormorant Garamond': 0.637,
  'Courier Prime': 0.439,
  'DM Sans': 0.682,
  'DM Serif Display': 0.701,
  'EB Garamond': 0.709,
  Fredoka: 0.738,
  Lora: 0.732,
  Nunito: 0.658,
  'Playfair Display': 0.831,
  'Space Grotesk': 0.692,
  Syne: 0.65,
  'Work Sans': 0.687,
  Arial: 0.693,
  Verdana: 0.795,
  'Trebuchet MS': 0.717,
  Georgia: 0.698,
  'Times New Roman': 0.675,
  'Courier New': 0.533,
};

/** @param face of which nothing may be known: then as Arial's */
export function riseOf(face: string): number {
  return new Map(Object.entries(RISES)).get(face) ?? RISES.Arial;
}

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
