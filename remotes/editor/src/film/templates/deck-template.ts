import type { LayoutName } from '../layouts/layouts';

/** Slide of a film deck as data: a title and the questions its readers ask. */
export interface TemplateSlide {
  readonly layout: LayoutName;
  readonly title: string;
  readonly questions: readonly string[];
  readonly table?: 'budget' | 'comparables';
  /** Field of the synopsis that fills the slide. */
  readonly synopsisField?: 'logline' | 'synopsis';
}

export interface DeckTemplate<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  readonly description: string;
  /** Name of the template's own theme. */
  readonly themeName: string;
  readonly slides: readonly TemplateSlide[];
}
