/** Side of a scrim, a gradient over a picture that keeps text readable. */
export const SCRIMS = ['none', 'bottom', 'top', 'left', 'right', 'full'] as const;

export type Scrim = (typeof SCRIMS)[number];
