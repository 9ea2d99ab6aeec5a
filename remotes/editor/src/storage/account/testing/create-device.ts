import type { Deck } from '../../../core/model/deck-schema';
import { validateDeck } from '../../../elements/parse-deck';
import { AccountError } from '../account-decks';
import { syncDeck, type LocalDeck, type SyncResult } from '../sync-deck';
import type { SyncRecord, SyncRecords } from '../sync-records';
import type { ConnectAccount, ConnectionFaults } from './connect-account';

/** Signals that the browser ended the tab. */
class TabKilledError extends Error {}

/** Signals that the browser has no space left. */
class DiskFullError extends Error {}

export interface SyncFaults extends ConnectionFaults {
  /** Ends the tab before this step: a call, or a write to the disk. */
  readonly killAt?: number;
  /** The disk takes neither what comes from the account nor records. */
  readonly isDiskFull?: boolean;
  /** Runs before a step: somebody writes on, or the other device saves. */
  readonly meanwhile?: { readonly at: number; readonly run: () => Promise<unknown> };
}

interface DeviceOptions {
  readonly connect: ConnectAccount;
  /** Name for people. */
  readonly name: string;
  readonly deck: Deck;
  /** Error of its clock in milliseconds. */
  readonly clockErrorMs?: number;
}

export type Device = ReturnType<typeof createDevice>;

const EXPECTED_ERRORS = [AccountError, TabKilledError, DiskFullError];

/** Records that outlive the tab. */
interface Disk {
  deck: Deck;
  record: SyncRecord | undefined;
  readonly versions: Deck[];
}

/** Browser with a deck. Its tab stores every change at once, so the shown deck is the stored one. */
export function createDevice({ connect, name, deck, clockErrorMs = 0 }: DeviceOptions) {
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
        records: createRecords(disk, faults, beforeStep),
        account: connect(faults, beforeStep),
        validate: validateDeck,
        device: name,
        now: () => Date.now() + clockErrorMs,
      };
      try {
        return await syncDeck(context, { isPull: true });
      } catch (cause) {
        if (EXPECTED_ERRORS.some((kind) => cause instanceof kind)) return cause as Error;
        throw cause;
      }
    },
  };
}

function createStepCounter({ killAt = Infinity, meanwhile }: SyncFaults): () => Promise<void> {
  let step = 0;
  return async () => {
    step += 1;
    if (step >= killAt) throw new TabKilledError('The tab was closed.');
    if (step === meanwhile?.at) await meanwhile.run();
  };
}

function createLocalDeck(
  disk: Disk,
  faults: SyncFaults,
  beforeStep: () => Promise<void>,
): LocalDeck {
  return {
    read: () => disk.deck,
    async apply(merge, remote) {
      await beforeStep();
      const merged = merge(disk.deck);
      if (merged.hasReplacedSettings) disk.versions.push(remote);
      disk.deck = merged.deck;
      if (faults.isDiskFull) return false;
      await beforeStep();
      return true;
    },
    blobOf: async (hash) => new Blob([hash]),
  };
}

function createRecords(
  disk: Disk,
  { isDiskFull }: SyncFaults,
  beforeStep: () => Promise<void>,
): SyncRecords {
  return {
    get: async () => copyRecord(disk.record),
    async put(next) {
      await beforeStep();
      if (isDiskFull) throw new DiskFullError('There is no space left.');
      disk.record = copyRecord(next);
    },
    delete: async () => {
      disk.record = undefined;
    },
  };
}

/** Copy as a database makes it. Decks are JSON. */
function copyRecord<Stored extends SyncRecord | undefined>(record: Stored): Stored {
  return record && JSON.parse(JSON.stringify(record));
}
