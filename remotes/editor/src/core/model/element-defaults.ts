/** Fields that every new element has alike. */
export const ELEMENT_DEFAULTS = {
  rotation: 0,
  opacity: 1,
  locked: false,
  groupIds: [],
  customName: '',
  sourceName: '',
  alt: '',
} as const;
