/** Ruler guide across every slide; exports, thumbnails and presentations omit it. */
export interface RulerGuide {
  readonly id: string;
  /** Axis of its position: a guide on `x` is vertical. */
  readonly axis: 'x' | 'y';
  readonly position: number;
}
