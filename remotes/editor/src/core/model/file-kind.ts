/**
 * Extension and MIME type of a deck file. The extension has a single dot, because systems associate programs with the
 * last one.
 */
export const DECK_FILE = { ending: '.deck', type: 'application/vnd.slides.deck+json' } as const;
