import { readJson, safeLocalStorage } from '@site/browser';

/** Changes and time since the last backup of a deck. */
export interface Unsecured {
  readonly changes: number;
  readonly takenAt: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MANY_CHANGES = 30;

/** Decides whether to remind of a backup: only after many changes, and not every day. */
export function isReminderDue(
  { changes, takenAt }: Unsecured,
  { now, isPersisted }: { readonly now: number; readonly isPersisted: boolean },
): boolean {
  // A browser that may evict the site's data needs a backup sooner.
  const reminderDelayMs = isPersisted ? 7 * DAY_MS : DAY_MS;
  return changes >= MANY_CHANGES && now - takenAt > reminderDelayMs;
}

const keyOf = (deckId: string) => `deck-unsecured:${deckId}`;

export function unsecured(deckId: string): Unsecured {
  const value = readJson(safeLocalStorage, keyOf(deckId));
  return isUnsecured(value) ? value : { changes: 0, takenAt: 0 };
}

export function noteChange(deckId: string): Unsecured {
  const previous = unsecured(deckId);
  return keep(deckId, { ...previous, changes: previous.changes + 1 });
}

export function noteTaken(deckId: string): void {
  keep(deckId, { changes: 0, takenAt: Date.now() });
}

function keep(deckId: string, status: Unsecured): Unsecured {
  safeLocalStorage.setItem(keyOf(deckId), JSON.stringify(status));
  return status;
}

function isUnsecured(value: unknown): value is Unsecured {
  return (
    typeof value === 'object' &&
    value !== null &&
    'changes' in value &&
    'takenAt' in value &&
    typeof value.changes === 'number' &&
    typeof value.takenAt === 'number'
  );
}
