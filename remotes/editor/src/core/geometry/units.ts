/** Conversions of a slide pixel; `SLIDE_SIZE` has 96 per inch. */
export const POINTS_PER_PX = 0.75;
/** English Metric Units, as in OOXML. */
export const EMU_PER_PX = 9525;
