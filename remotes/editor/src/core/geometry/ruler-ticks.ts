interface RulerTick {
  /** In slide pixels. */
  readonly position: number;
  readonly isNumbered: boolean;
}

const TICK_STEPS = [10, 20, 50, 100, 200, 500] as const;
/** Numbers of four digits fit between two marks. */
const MIN_NUMBER_SPACING_PX = 44;

/** Ruler marks over a range of the slide: a number at each step and five marks per step. */
export function computeRulerTicks(from: number, to: number, zoom: number): readonly RulerTick[] {
  const step = TICK_STEPS.find((candidate) => candidate * zoom >= MIN_NUMBER_SPACING_PX) ?? 1000;
  const mark = step / 5;
  const first = Math.ceil(from / mark);
  const last = Math.floor(to / mark);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    position: (first + index) * mark,
    isNumbered: (first + index) % 5 === 0,
  }));
}
