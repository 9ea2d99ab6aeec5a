import { readStoredJson, safeLocalStorage } from '@site/page/browser';

/** Changes and time since the last backup of a deck. */
interface BackupStatus {
  readonly changeCount: number;
  readonly backedUpAt: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MIN_CHANGES = 30;

/** Decides whether to remind of a backup: only after many changes, and not every day. */
export function isBackupReminderDue(
  { changeCount, backedUpAt }: BackupStatus,
  { now, isPersisted }: { readonly now: number; readonly isPersisted: boolean },
): boolean {
  // A browser that may evict the site's data needs a backup sooner.
  const reminderDelayMs = isPersisted ? 7 * DAY_MS : DAY_MS;
  return changeCount >= MIN_CHANGES && now - backedUpAt > reminderDelayMs;
}

const storageKeyOf = (deckId: string) => `deck-backup:${deckId}`;

export function readBackupStatus(deckId: string): BackupStatus {
  const value = readStoredJson(safeLocalStorage, storageKeyOf(deckId));
  return isBackupStatus(value) ? value : { changeCount: 0, backedUpAt: 0 };
}

export function recordChange(deckId: string): BackupStatus {
  const previous = readBackupStatus(deckId);
  return storeBackupStatus(deckId, { ...previous, changeCount: previous.changeCount + 1 });
}

export function recordBackup(deckId: string): void {
  storeBackupStatus(deckId, { changeCount: 0, backedUpAt: Date.now() });
}

function storeBackupStatus(deckId: string, status: BackupStatus): BackupStatus {
  safeLocalStorage.setItem(storageKeyOf(deckId), JSON.stringify(status));
  return status;
}

function isBackupStatus(value: unknown): value is BackupStatus {
  return (
    typeof value === 'object' &&
    value !== null &&
    'changeCount' in value &&
    'backedUpAt' in value &&
    typeof value.changeCount === 'number' &&
    typeof value.backedUpAt === 'number'
  );
}
