import type { LayoutName } from './layouts/layouts';

/** A film deck as data: each slide names what it is for and asks what its readers will ask. */
export interface TemplateSlide {
  readonly layout: LayoutName;
  readonly title: string;
  readonly questions: readonly string[];
  readonly table?: 'budget' | 'comparables';
  /** What of a stored synopsis belongs here. */
  readonly takes?: 'logline' | 'synopsis';
}

export interface Template<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  readonly about: string;
  /** The theme it comes in. */
  readonly theme: string;
  readonly slides: readonly TemplateSlide[];
}
