export interface Tick {
  /** In slide pixels. */
  readonly at: number;
  readonly isNumbered: boolean;
}

const STEPS = [10, 20, 50, 100, 200, 500] as const;
/** Between two numbers there is room for four figures. */
const ROOM = 44;

/** The marks of a ruler over a stretch of the slide: a number at each step, five marks from one to the next. */
export function ticksBetween(from: number, to: number, zoom: number): readonly Tick[] {
  const step = STEPS.find((candidate) => candidate * zoom >= ROOM) ?? 1000;
  const mark = step / 5;
  const first = Math.ceil(from / mark);
  const last = Math.floor(to / mark);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    at: (first + index) * mark,
    isNumbered: (first + index) % 5 === 0,
  }));
}
