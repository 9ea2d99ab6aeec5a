/** Extension and MIME type. A single dot, because systems associate programs with the last extension. */
export const DECK_FILE_TYPE = {
  extension: '.deck',
  type: 'application/vnd.slides.deck+json',
} as const;
