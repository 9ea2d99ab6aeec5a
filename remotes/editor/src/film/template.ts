/** A film deck as data: each slide names what it is for and asks what its readers will ask. */
export interface TemplateSlide {
  readonly layout: 'title' | 'statement' | 'questions' | 'stills' | 'budget' | 'comparables';
  readonly title: string;
  readonly questions: readonly string[];
  /** What of a stored synopsis belongs here. */
  readonly takes?: 'logline' | 'synopsis';
}

export interface Template<Name extends string = string> {
  readonly name: Name;
  readonly title: string;
  readonly about: string;
  readonly slides: readonly TemplateSlide[];
}
