import { english, type Words } from './words';

/**
 * Text with the only markup that content may use: `**bold**`, `[label](/path)` and the placeholders
 * `{brand}`, `{legalName}`, `{email}`, which the site settings fill.
 */
export type RichText = string;

/** Page as data. `Picture` is the union of the names of its drawings. */
export interface PageContent<Picture extends string = string> {
  /** Texts of the templates in the language of the page; English without it. */
  words?: Words;
  hero: Hero<Picture>;
  sections: Section<Picture>[];
}

export interface Hero<Picture extends string> {
  slug: string;
  title: string;
  lead: RichText;
  actions: Action[];
  /** Key facts of the page, set like the head of a call sheet. */
  callSheet?: CallSheet;
  still?: Still<Picture>;
}

/** `freeStart` is disabled until launch; `link` goes to a page of this site. */
export type Action =
  { kind: 'freeStart' } | { kind: 'link'; label: string; to: string; weight: 'primary' | 'quiet' };

export interface CallSheet {
  title: string;
  rows: { label: string; value: RichText }[];
}

/** Drawing with its alternative text, caption and timecode. */
export interface Still<Picture extends string> {
  picture: Picture;
  alt: string;
  caption: string;
  timecode: string;
}

export type Section<Picture extends string = string> =
  ScenesSection<Picture> | DoorsSection | PairSection | FilmSection | ClosingSection;

/** Scenes with text and picture side by side, on alternating sides. */
export interface ScenesSection<Picture extends string> {
  kind: 'scenes';
  id?: string;
  title?: string;
  intro?: RichText;
  scenes: Scene<Picture>[];
}

export interface Scene<Picture extends string> {
  id: string;
  slug: string;
  heading: string;
  text: RichText[];
  terms?: Term[];
  link?: { label: string; to: string };
  still: Still<Picture>;
  /** Second picture, below the first and across the page. */
  second?: Still<Picture>;
}

export interface Term {
  term: string;
  detail: RichText;
}

/** Large links to other pages. */
export interface DoorsSection {
  kind: 'links';
  slug: string;
  title: string;
  doors: { to: string; label: string; text: RichText }[];
}

/** Comparison of two things. */
export interface PairSection {
  kind: 'pair';
  slug: string;
  title: string;
  intro: RichText;
  sides: [PairSide, PairSide];
}

export interface PairSide {
  heading: string;
  light: 'tungsten' | 'daylight';
  text: RichText;
  points: RichText[];
}

export interface FilmSection {
  kind: 'film';
  slug: string;
  title: string;
  text: RichText;
}

export interface ClosingSection {
  kind: 'closing';
  title: string;
  text: RichText;
}

export const bookDemo = {
  kind: 'link',
  label: english.bookDemo,
  to: '/book-demo',
  weight: 'primary',
} as const satisfies Action;
