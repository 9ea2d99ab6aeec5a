import { english, type Words } from './words';

/**
 * Copy with the only markup content may use: `**bold**`, `[label](/path)` and the names
 * `{brand}`, `{legalName}`, `{email}`, which come from the site settings.
 */
export type RichText = string;

/** A page as data. `Picture` is the union of the names of this page's own drawings. */
export interface PageContent<Picture extends string = string> {
  /** The templates' own words, where the page is not in English. */
  words?: Words;
  hero: Hero<Picture>;
  sections: Section<Picture>[];
}

export interface Hero<Picture extends string> {
  slug: string;
  title: string;
  lead: RichText;
  actions: Action[];
  /** What the page is about at a glance, set like the head of a call sheet. */
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

/** A picture and what it says to someone who cannot see it. */
export interface Still<Picture extends string> {
  picture: Picture;
  alt: string;
  caption: string;
  timecode: string;
}

export type Section<Picture extends string = string> =
  ScenesSection<Picture> | DoorsSection | PairSection | FilmSection | ClosingSection;

/** Text and picture side by side, the sides alternating. */
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
  /** A second picture, shown across the page below the first. */
  second?: Still<Picture>;
}

export interface Term {
  term: string;
  detail: RichText;
}

/** Large links to other pages. */
export interface DoorsSection {
  kind: 'doors';
  slug: string;
  title: string;
  doors: { to: string; label: string; text: RichText }[];
}

/** Two things set against each other. */
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
