/** What a deck is called as a file. The ending is one word: computers know programs by the last. */
export const DECK_FILE = { ending: '.deck', type: 'application/vnd.slides.deck+json' } as const;
