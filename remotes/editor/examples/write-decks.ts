import { createDrawnDeckFiles, digestExampleDecks } from './example-decks';

/** Prints the example decks as JSON, for the command that takes pictures of them. */
process.stdout.write(
  JSON.stringify({ digest: digestExampleDecks(), decks: createDrawnDeckFiles() }),
);
