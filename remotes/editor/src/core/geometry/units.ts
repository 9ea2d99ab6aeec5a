/** What a slide pixel is elsewhere: 96 make an inch, as `SLIDE` says. */
export const PX_PER_INCH = 96;
export const POINTS_PER_PX = 0.75;
/** The unit of presentations. */
export const EMU_PER_PX = 9525;
