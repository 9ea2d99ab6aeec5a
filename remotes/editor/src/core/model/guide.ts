/** A line to put things at, across every slide; exports, thumbnails and the show leave it out. */
export interface RulerGuide {
  readonly id: string;
  /** The axis it has a place on: one on `x` stands upright. */
  readonly axis: 'x' | 'y';
  readonly at: number;
}
