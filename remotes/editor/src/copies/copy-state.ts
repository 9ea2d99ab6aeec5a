/** State of the file on the user's computer that every change is written to. */
export type CopyState =
  /** No file is linked. `isDue`: there are many changes and no backup, so the editor shows a reminder. */
  | { readonly kind: 'none'; readonly isDue: boolean }
  | { readonly kind: 'kept'; readonly file: FileSystemFileHandle; readonly isWritten: boolean }
  /** The browser needs to ask for permission again before the page may write. */
  | { readonly kind: 'paused'; readonly file: FileSystemFileHandle }
  | {
      readonly kind: 'stopped';
      readonly file: FileSystemFileHandle;
      readonly reason: StopReason;
    };

export type StopReason = 'gone' | 'refused' | 'changed' | 'taken' | 'full' | 'unknown';

/** Signals that another program changed the file since the last write. */
export class ChangedElsewhere extends Error {}

const BY_NAME: Readonly<Record<string, StopReason>> = {
  NotFoundError: 'gone',
  NotAllowedError: 'refused',
  NoModificationAllowedError: 'refused',
  QuotaExceededError: 'full',
};

export function reasonOf(cause: unknown): StopReason {
  if (cause instanceof ChangedElsewhere) return 'changed';
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return BY_NAME[name] ?? 'unknown';
}
