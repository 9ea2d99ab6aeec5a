/** Time without a movement of the pointer after which the buttons disappear. */
export const IDLE_MS = 2500;

export const MIN_SWIPE_PX = 50;

/** Slides that a key moves by. */
export const SLIDESHOW_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ' ': 1,
  n: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  p: -1,
  PageUp: -1,
  Backspace: -1,
  Home: -1000,
  End: 1000,
};
