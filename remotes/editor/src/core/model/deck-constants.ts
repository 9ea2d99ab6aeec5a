/** Conversions of a slide pixel; `SLIDE_SIZE` has 96 per inch. */
export const POINTS_PER_PX = 0.75;

/** English Metric Units, as in OOXML. */
export const EMU_PER_PX = 9525;

/** Extension and MIME type. A single dot, because systems associate programs with the last extension. */
export const DECK_FILE_TYPE = {
  extension: '.deck',
  type: 'application/vnd.slides.deck+json',
} as const;

/** Upper limits that protect the page from oversized files. */
export const DECK_LIMITS = {
  slides: 500,
  elements: 5_000,
  text: 20_000,
  notes: 50_000,
  cells: 400,
  markRanges: 1_000,
  section: 80,
  path: 20_000,
  guides: 100,
  fonts: 24,
  comments: 100,
  comment: 2_000,
};

/** Size of 16:9 slides in slide pixels; 96 make an inch, so a slide is 10 × 5.625 in. All slides are as wide. */
export const SLIDE_SIZE = { width: 960, height: 540 } as const;

/** Height of 4:3 slides, the highest. */
export const MAX_SLIDE_HEIGHT = 720;

/** Size of a deck's slides. Decks of 16:9 store none. */
export function slideSizeOf({ slideHeight = SLIDE_SIZE.height }: { slideHeight?: number }) {
  return { width: SLIDE_SIZE.width, height: slideHeight };
}

export const DECK_VERSION = 20;

export const DEFAULT_DECK_TITLE = 'Untitled Presentation';

/** Font sizes in the list of the toolbar; others are typed. */
export const LISTED_FONT_SIZES = [8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 48, 64] as const;

/** Font sizes that steps and themes use. */
export const FONT_SIZES = [
  8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 80, 96, 120,
] as const;

/** Line height of text without a chosen one. */
export const DEFAULT_LINE_HEIGHT = 1.2;

/** Number of list levels. */
export const LIST_LEVELS = 3;

/** Numerals of numbered lists, in the order of the levels that have them by default. */
export const NUMBERINGS = [
  'decimal',
  'lower-alpha',
  'lower-roman',
  'upper-alpha',
  'upper-roman',
] as const;

export const FRAME_GUIDES = { '2.39': 2.39, '1.85': 1.85, '1.78': 16 / 9, '1.33': 4 / 3 } as const;

export type FrameGuideName = keyof typeof FRAME_GUIDES;

/** Transition into a slide from the previous one. */
export const SLIDE_TRANSITIONS = ['cut', 'dissolve', 'dip-to-black', 'dip-to-white'] as const;

export type SlideTransition = (typeof SLIDE_TRANSITIONS)[number];

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

/** Name of texts that a theme's footer made. */
export const FOOTER_NAME = 'Footer';

export const LOGO_CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Families of layouts: where titles, pictures, people and figures stand. */
export const THEME_COMPOSITIONS = [
  'editorial',
  'poster',
  'gallery',
  'classic',
  'block',
  'grid',
] as const;

export type ThemeComposition = (typeof THEME_COMPOSITIONS)[number];
