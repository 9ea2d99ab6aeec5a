/** State of the file on the user's computer that every change is written to. */
export type FileSyncState =
  /** No file is linked. `isReminderDue`: there are many changes and no backup, so the editor shows a reminder. */
  | { readonly kind: 'none'; readonly isReminderDue: boolean }
  | { readonly kind: 'active'; readonly file: FileSystemFileHandle; readonly isUpToDate: boolean }
  /** The browser needs to ask for permission again before the page may write. */
  | { readonly kind: 'paused'; readonly file: FileSystemFileHandle }
  | {
      readonly kind: 'stopped';
      readonly file: FileSystemFileHandle;
      readonly reason: FileSyncStopReason;
    };

export type FileSyncStopReason =
  | 'missing'
  | 'denied'
  | 'changed'
  | 'used-by-other-deck'
  | 'full'
  | 'unknown';

/** Signals that another program changed the file since the last write. */
export class FileChangedError extends Error {}

const REASONS_BY_ERROR_NAME: Readonly<Record<string, FileSyncStopReason>> = {
  NotFoundError: 'missing',
  NotAllowedError: 'denied',
  NoModificationAllowedError: 'denied',
  QuotaExceededError: 'full',
};

export function stopReasonOf(cause: unknown): FileSyncStopReason {
  if (cause instanceof FileChangedError) return 'changed';
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return REASONS_BY_ERROR_NAME[name] ?? 'unknown';
}
