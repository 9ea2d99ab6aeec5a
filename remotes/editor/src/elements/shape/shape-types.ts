export const SHAPE_TYPES = [
  'rectangle',
  'circle',
  'polygon',
  'star',
  'callout',
  'path',
  'preset',
  'qr-code',
] as const;

/** Fields that other shape types use; decks from before these types don't have them. */
export const SHAPE_DEFAULTS = {
  radius: 0,
  pointCount: 5,
  calloutTip: { x: 0.2, y: 1.4 },
  path: '',
  link: '',
} as const;
