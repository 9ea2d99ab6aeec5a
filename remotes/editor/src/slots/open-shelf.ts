import { showFaces } from '../faces/load-faces';
import { createAssetStore, type AssetStore } from '../storage/asset-store';
import { findDatabase } from '../storage/database';
import { type DeckEntry, listDecks } from '../storage/deck-list';

export interface Shelf {
  /** Undefined if the browser does not give access to the decks. */
  readonly decks: Promise<readonly DeckEntry[] | undefined>;
  readonly assets: Promise<Pick<AssetStore, 'urlOf'>>;
  readonly close: () => void;
}

/** Reads the decks of a member. The database stays open until `close`, because the decks' pictures are read from it. */
export function openShelf(owner: string): Shelf {
  const database = findDatabase(owner);
  const assets = database.then(createAssetStore, () => createAssetStore(null));
  return {
    decks: database
      .then((connection) => (connection ? listDecks(connection) : []))
      .then(withFaces, () => undefined),
    assets,
    close() {
      void assets.then((store) => store.dispose());
      database.then(
        (connection) => connection?.close(),
        () => undefined,
      );
    },
  };
}

/** Starts loading the fonts; the decks are shown in fallback fonts until then. */
function withFaces(decks: readonly DeckEntry[]): readonly DeckEntry[] {
  void showFaces(decks.slice(0, SHOWN).flatMap(({ first }) => first ?? []));
  return decks;
}

/** Number of decks on the dashboard: the most recent one and a row of others. */
export const SHOWN = 4;
