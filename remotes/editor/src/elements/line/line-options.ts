export const CONNECTION_SIDES = ['top', 'right', 'bottom', 'left'] as const;

export type ConnectionSide = (typeof CONNECTION_SIDES)[number];

export const ARROWHEADS = ['none', 'arrow', 'triangle', 'circle'] as const;

export type Arrowhead = (typeof ARROWHEADS)[number];

export const LINE_DASHES = ['solid', 'dashed', 'dotted'] as const;

export type LineDash = (typeof LINE_DASHES)[number];

export const LINE_ROUTES = ['straight', 'elbow'] as const;
