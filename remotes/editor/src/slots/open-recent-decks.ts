import { loadFonts } from '../fonts/load-fonts';
import { fetchAccountFile } from '../storage/account/account-choice';
import { createAssetStore, type AssetStore } from '../storage/assets/asset-store';
import { findDeckDatabase } from '../storage/deck-database';
import { type DeckSummary, listDecks } from '../storage/list-decks';

export interface RecentDecksSource {
  /** Undefined if the browser does not give access to the decks. */
  readonly decks: Promise<readonly DeckSummary[] | undefined>;
  /** Further decks that are in the account only; none if it cannot be reached. */
  readonly accountDecks: Promise<readonly DeckSummary[]>;
  readonly assets: Promise<Pick<AssetStore, 'urlOf'>>;
  readonly close: () => void;
}

/** Reads the decks of a member. The database stays open until `close`, because the decks' pictures are read from it. */
export function openRecentDecks(owner: string): RecentDecksSource {
  const database = findDeckDatabase(owner);
  const fetchMissing = (hash: string) => fetchAccountFile(owner, hash);
  const assets = database.then(
    (connection) => createAssetStore(() => connection, fetchMissing),
    () => createAssetStore(() => null, fetchMissing),
  );
  const decks = database
    .then((connection) => (connection ? listDecks(connection) : []))
    .then(startLoadingFonts, () => undefined);
  return {
    decks,
    accountDecks: decks.then((localDecks) => findAccountDecks(owner, localDecks ?? [])),
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

/** Decks that are in the account only. Without an answer, those of this browser are all that is known. */
async function findAccountDecks(
  owner: string,
  localDecks: readonly DeckSummary[],
): Promise<readonly DeckSummary[]> {
  try {
    const { listAccountDecks } = await import('../storage/account/download-deck');
    return startLoadingFonts(await listAccountDecks(owner, localDecks));
  } catch {
    return [];
  }
}

/** Starts loading the fonts; the decks are shown in fallback fonts until then. */
function startLoadingFonts(decks: readonly DeckSummary[]): readonly DeckSummary[] {
  void loadFonts(decks.slice(0, MAX_SHOWN_DECKS).flatMap(({ firstSlide }) => firstSlide ?? []));
  return decks;
}

/** Number of decks on the dashboard: two rows of three in a wide window. */
export const MAX_SHOWN_DECKS = 6;
