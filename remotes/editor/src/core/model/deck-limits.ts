/** Upper limits that protect the page from oversized files. */
export const DECK_LIMITS = {
  slides: 500,
  elements: 5_000,
  text: 20_000,
  notes: 50_000,
  cells: 400,
  markRanges: 1_000,
  section: 80,
  path: 20_000,
  guides: 100,
  fonts: 24,
  comments: 100,
  comment: 2_000,
};
