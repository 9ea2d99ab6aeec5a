import type { deckSchema } from './deck-schema';
import type { Stored } from './stored';

export type Deck = Stored<typeof deckSchema>;

export type Slide = Deck['slides'][number];

/** Picture that covers the slide's background. */
export type SlideBackgroundPicture = NonNullable<Slide['backgroundPicture']>;
