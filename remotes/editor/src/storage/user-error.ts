import type { LoadProblem } from '@site/page/settings';
import { LockLostError } from './save-deck';

export interface UserError {
  readonly title: string;
  readonly advice: string;
}

/** Checks whether code failed to load; the bundler sets this name. */
export function isChunkLoadError(cause: unknown): boolean {
  return cause instanceof Error && cause.name === 'ChunkLoadError';
}

const CHUNK_TITLE = 'Part of the editor could not be loaded.';

/** Messages for code that failed to load, by reason. */
export const CHUNK_LOAD_ERRORS: Readonly<Record<LoadProblem, UserError>> = {
  outdated: {
    title: 'A newer version of the editor is ready.',
    advice: 'Your deck is safe. Reload to go on.',
  },
  offline: {
    title: CHUNK_TITLE,
    advice: 'Your deck is safe. Check your connection and try again.',
  },
  unknown: { title: CHUNK_TITLE, advice: 'Your deck is safe. Try again.' },
};
const CHUNK_LOAD_ERROR = CHUNK_LOAD_ERRORS.unknown;

/** Signals that the browser gives no access to the database. */
export class StorageBlockedError extends Error {}

export function isStorageFull(cause: unknown): boolean {
  return (cause as { name?: unknown } | null)?.name === 'QuotaExceededError';
}

/** Explains an error of the storage, or of code that failed to load, to the user. */
export function toUserError(cause: unknown): UserError {
  if (cause instanceof LockLostError)
    return {
      title: 'This deck is now edited in another tab.',
      advice: 'Changes made here since then are not stored. Download a deck file to keep them.',
    };
  if (isChunkLoadError(cause)) return CHUNK_LOAD_ERROR;
  if (cause instanceof StorageBlockedError) return STORAGE_BLOCKED;
  return isStorageFull(cause)
    ? {
        title: 'The browser’s storage is full.',
        advice:
          'The last change is only in this tab. Download a deck file, then delete decks or images you no longer need. The editor keeps trying to store it.',
      }
    : {
        title: 'The browser could not store the last change.',
        advice:
          'It is only in this tab, and the editor keeps trying. Download a deck file before you leave.',
      };
}

export const TAKEOVER_FAILED: UserError = {
  title: 'This tab couldn’t take over the deck.',
  advice: 'Nothing was changed, and the other tab still edits it. Close that tab, or try again.',
};

/** Message for a command that failed unexpectedly. */
export function toCommandError(label: string, cause: unknown): UserError {
  if (isChunkLoadError(cause)) return CHUNK_LOAD_ERROR;
  return {
    title: `“${label}” did not work.`,
    advice: 'Your deck is unchanged. Try again, or reload the page.',
  };
}

export const STORAGE_BLOCKED: UserError = {
  title: 'This browser does not let the site store anything.',
  advice:
    'You can work, but the deck is only in this tab. Download a deck file before you leave, or allow site data: the deck is then stored.',
};
