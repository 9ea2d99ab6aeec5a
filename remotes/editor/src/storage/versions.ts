import type { Deck } from '../core/model/deck';
import { type Database, ofDeck, type VersionRecord } from './database';
import { loadChecks } from './load-checks';

const KEPT = 20;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Minimum time between automatic versions; saving by hand ignores it. */
export const VERSION_PAUSE_MS = 5 * 60 * 1000;

export interface Version {
  readonly at: number;
  readonly deck: Deck;
}

/** Stores a version of the deck and deletes outdated ones. */
export async function keepVersion(
  database: Database,
  deck: Deck,
  isManual: boolean,
): Promise<void> {
  const transaction = database.transaction('versions', 'readwrite');
  const now = Date.now();
  const versions = await transaction.store.index('byTime').getAll(ofDeck(deck.id));
  const last = versions.at(-1);
  const isDue = !last || isManual || now - last.at >= VERSION_PAUSE_MS;
  if (!isDue || (last && isSame(last.deck, deck))) return;
  await transaction.store.add({ deckId: deck.id, at: now, deck });
  for (const old of outdated(versions, now))
    if (old.id !== undefined) await transaction.store.delete(old.id);
  await transaction.done;
}

/** Lists versions, newest first. */
export async function listVersions(
  database: Database,
  deckId: string,
): Promise<readonly Version[]> {
  const [checkDeck, records] = await Promise.all([
    loadChecks(),
    database.getAllFromIndex('versions', 'byTime', ofDeck(deckId)),
  ]);
  return records.toReversed().flatMap(({ at, deck }) => {
    const checked = checkDeck(deck);
    return checked.ok ? [{ at, deck: checked.deck }] : [];
  });
}

export function outdated(
  versions: readonly VersionRecord[],
  now: number,
): readonly VersionRecord[] {
  return versions.filter(
    ({ at }, index) => index < versions.length - (KEPT - 1) || now - at > KEPT_MS,
  );
}

function isSame(a: Deck, b: Deck): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
