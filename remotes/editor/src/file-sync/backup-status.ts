import { readJson, safeLocalStorage } from '@site/browser';

/** Changes and time since the last backup of a deck. */
export interface BackupStatus {
  readonly changes: number;
  readonly takenAt: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MIN_CHANGES = 30;

/** Decides whether to remind of a backup: only after many changes, and not every day. */
export function isBackupReminderDue(
  { changes, takenAt }: BackupStatus,
  { now, isPersisted }: { readonly now: number; readonly isPersisted: boolean },
): boolean {
  // A browser that may evict the site's data needs a backup sooner.
  const reminderDelayMs = isPersisted ? 7 * DAY_MS : DAY_MS;
  return changes >= MIN_CHANGES && now - takenAt > reminderDelayMs;
}

const storageKeyOf = (deckId: string) => `deck-unsecured:${deckId}`;

export function readBackupStatus(deckId: string): BackupStatus {
  const value = readJson(safeLocalStorage, storageKeyOf(deckId));
  return isBackupStatus(value) ? value : { changes: 0, takenAt: 0 };
}

export function recordChange(deckId: string): BackupStatus {
  const previous = readBackupStatus(deckId);
  return storeBackupStatus(deckId, { ...previous, changes: previous.changes + 1 });
}

export function recordBackup(deckId: string): void {
  storeBackupStatus(deckId, { changes: 0, takenAt: Date.now() });
}

function storeBackupStatus(deckId: string, status: BackupStatus): BackupStatus {
  safeLocalStorage.setItem(storageKeyOf(deckId), JSON.stringify(status));
  return status;
}

function isBackupStatus(value: unknown): value is BackupStatus {
  return (
    typeof value === 'object' &&
    value !== null &&
    'changes' in value &&
    'takenAt' in value &&
    typeof value.changes === 'number' &&
    typeof value.takenAt === 'number'
  );
}
