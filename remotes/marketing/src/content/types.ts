import type { ComponentType } from 'react';
import type { ProductImage } from '../media/product-images';
import { englishUiStrings, type UiStrings } from './ui-strings';

/**
 * Text with the only markup that content may use: `**bold**`, `[label](/path)` and the placeholders
 * `{brand}`, `{legalName}`, `{email}`, which the site settings fill.
 */
export type MarkupText = string;

/** Page as data. */
export interface PageContent {
  /** Texts of the templates in the language of the page; English without it. */
  uiStrings?: UiStrings;
  hero: HeroContent;
  sections: PageSection[];
}

export interface HeroContent {
  slug: string;
  title: string;
  /** One line below the title: the use of the product. */
  tagline?: string;
  lead: MarkupText;
  actions: PageAction[];
  /** Facts that a visitor can check, in one row. */
  facts?: string[];
  /** Key facts of the page, set like the head of a call sheet. */
  keyFacts?: KeyFacts;
  still?: StillContent;
}

/** `freeStart` is disabled until launch; `link` goes to a page of this site. */
export type PageAction =
  | { kind: 'freeStart' }
  | { kind: 'link'; label: string; to: string; weight: 'primary' | 'quiet' };

/** Facts in the hero of a page, as labelled rows. */
export interface KeyFacts {
  title: string;
  rows: { label: string; value: MarkupText }[];
}

/** Picture with its alternative text and caption. */
export interface StillContent {
  /** Picture of the product, or component of a drawing. */
  picture: ProductImage | ComponentType<{ alt: string }>;
  alt: string;
  caption: string;
}

export type PageSection = ScenesSection | LinksSection | PairSection | FilmSection | ClosingSection;

/** Scenes with text and picture side by side, on alternating sides. */
export interface ScenesSection {
  kind: 'scenes';
  id?: string;
  title?: string;
  intro?: MarkupText;
  scenes: SceneContent[];
}

export interface SceneContent {
  id: string;
  slug: string;
  heading: string;
  text: MarkupText[];
  terms?: Term[];
  link?: { label: string; to: string };
  still: StillContent;
}

export interface Term {
  term: string;
  detail: MarkupText;
}

/** Large links to other pages. */
export interface LinksSection {
  kind: 'links';
  title: string;
  links: { to: string; label: string; text: MarkupText }[];
}

/** Comparison of two things. */
export interface PairSection {
  kind: 'pair';
  title: string;
  intro: MarkupText;
  sides: [PairSide, PairSide];
}

export interface PairSide {
  heading: string;
  light: 'tungsten' | 'daylight';
  text: MarkupText;
  points: MarkupText[];
}

export interface FilmSection {
  kind: 'film';
  title: string;
  text: MarkupText;
}

export interface ClosingSection {
  kind: 'closing';
  title: string;
  text: MarkupText;
}

export const bookDemoAction = {
  kind: 'link',
  label: englishUiStrings.bookDemo,
  to: '/book-demo',
  weight: 'primary',
} as const satisfies PageAction;
