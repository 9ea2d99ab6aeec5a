import { showFaces } from '../faces/load-faces';
import { createAssetStore, type AssetStore } from '../storage/asset-store';
import { findDatabase } from '../storage/database';
import { type DeckEntry, listDecks } from '../storage/deck-list';

export interface Shelf {
  /** Undefined when the browser does not give them. */
  readonly decks: Promise<readonly DeckEntry[] | undefined>;
  readonly assets: Promise<Pick<AssetStore, 'urlOf'>>;
  readonly close: () => void;
}

/** Reads the decks of a member. What was opened for that stays open until `close`: their pictures come from it. */
export function openShelf(owner: string): Shelf {
  const database = findDatabase(owner);
  const assets = database.then(createAssetStore, () => createAssetStore(null));
  return {
    decks: database
      .then((found) => (found ? listDecks(found) : []))
      .then(withFaces, () => undefined),
    assets,
    close() {
      void assets.then((store) => store.dispose());
      database.then(
        (found) => found?.close(),
        () => undefined,
      );
    },
  };
}

/** The names of their faces are enough for a first look; the faces themselves may come later. */
function withFaces(decks: readonly DeckEntry[]): readonly DeckEntry[] {
  void showFaces(decks.slice(0, SHOWN).flatMap(({ first }) => first ?? []));
  return decks;
}

/** How many decks the dashboard shows: the one worked on last, and a row of others. */
export const SHOWN = 4;
