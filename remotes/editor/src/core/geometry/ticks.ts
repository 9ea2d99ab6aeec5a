export interface Tick {
  /** In slide pixels. */
  readonly at: number;
  readonly isNumbered: boolean;
}

const STEPS = [10, 20, 50, 100, 200, 500] as const;
/** Numbers of four digits fit between two marks. */
const ROOM = 44;

/** Ruler marks over a range of the slide: a number at each step and five marks per step. */
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
