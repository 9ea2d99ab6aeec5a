import type { Deck } from '../../../core/model/deck-schema';
import { validateDeck } from '../../../elements/parse-deck';
import { AccountError, type AccountDecks } from '../account-decks';
import { syncDeck, type LocalDeck, type SyncResult } from '../sync-deck';
import type { SyncRecord, SyncRecords } from '../sync-records';

/** Signals that the browser ended the tab. */
class TabKilledError extends Error {}

export interface SyncFaults {
  /** Rejects a call before it reaches the account. */
  readonly refuse?: AccountError;
  /** Rejects calls that have reached the account. */
  readonly losesAnswers?: boolean;
  /** Ends the tab before this step: a call, or a write to the disk. */
  readonly killAt?: number;
  /** The disk does not take what comes from the account. */
  readonly isDiskFull?: boolean;
}

export const OFFLINE = new AccountError('fetch failed', { isRefused: false });
export const REFUSED = new AccountError('It is too large.', { isRefused: true });

export type Device = ReturnType<typeof createDevice>;

/** Records that outlive the tab. */
interface Disk {
  deck: Deck;
  record: SyncRecord | undefined;
  readonly versions: Deck[];
}

/** Browser with a deck. Its tab stores every change at once, so the shown deck is the stored one. */
export function createDevice(account: AccountDecks, name: string, deck: Deck) {
  const disk: Disk = { deck, record: undefined, versions: [] };
  return {
    name,
    versions: disk.versions,
    get deck() {
      return disk.deck;
    },
    edit(change: (deck: Deck) => Deck) {
      disk.deck = change(disk.deck);
    },
    forgetRecord() {
      disk.record = undefined;
    },
    async sync(faults: SyncFaults = {}): Promise<SyncResult | Error> {
      const beforeStep = createStepCounter(faults);
      const context = {
        deckId: deck.id,
        local: createLocalDeck(disk, faults, beforeStep),
        records: createRecords(disk, beforeStep),
        account: withFaults(account, faults, beforeStep),
        validate: validateDeck,
        device: name,
        now: Date.now,
      };
      try {
        return await syncDeck(context, { isPull: true });
      } catch (cause) {
        if (cause instanceof AccountError || cause instanceof TabKilledError) return cause;
        throw cause;
      }
    },
  };
}

function createStepCounter({ killAt }: SyncFaults): () => void {
  let step = 0;
  return () => {
    step += 1;
    if (step === killAt) throw new TabKilledError('The tab was closed.');
  };
}

function createLocalDeck(disk: Disk, faults: SyncFaults, beforeStep: () => void): LocalDeck {
  return {
    read: () => disk.deck,
    async apply(merge, remote) {
      beforeStep();
      const merged = merge(disk.deck);
      if (merged.hasReplacedSettings) disk.versions.push(remote);
      disk.deck = merged.deck;
      if (faults.isDiskFull) return false;
      beforeStep();
      return true;
    },
    blobOf: async (hash) => new Blob([hash]),
  };
}

function createRecords(disk: Disk, beforeStep: () => void): SyncRecords {
  return {
    get: async () => structuredClone(disk.record),
    async put(next) {
      beforeStep();
      disk.record = structuredClone(next);
    },
    delete: async () => {
      disk.record = undefined;
    },
  };
}

function withFaults(
  account: AccountDecks,
  { refuse, losesAnswers }: SyncFaults,
  beforeStep: () => void,
): AccountDecks {
  const wrap =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      beforeStep();
      if (refuse) throw refuse;
      const result = await call(...args);
      if (losesAnswers) throw OFFLINE;
      return result;
    };
  return {
    list: wrap(account.list),
    read: refuse ? () => Promise.reject(refuse) : account.read,
    save: wrap(account.save),
    delete: wrap(account.delete),
    findMissingFiles: wrap(account.findMissingFiles),
    saveFile: wrap(account.saveFile),
    readFile: wrap(account.readFile),
  };
}
