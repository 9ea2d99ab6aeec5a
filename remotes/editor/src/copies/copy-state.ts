/** How things stand with the file on the maker's own computer that every change is written to. */
export type CopyState =
  /** None is kept. After much work without any copy the editor says so. */
  | { readonly kind: 'none'; readonly isDue: boolean }
  | { readonly kind: 'kept'; readonly file: FileSystemFileHandle; readonly isWritten: boolean }
  /** The browser wants to ask its person again before it lets the page write. */
  | { readonly kind: 'paused'; readonly file: FileSystemFileHandle }
  | {
      readonly kind: 'stopped';
      readonly file: FileSystemFileHandle;
      readonly reason: StopReason;
    };

export type StopReason = 'gone' | 'refused' | 'changed' | 'taken' | 'full' | 'unknown';

/** Thrown when somebody else has written to the file since. */
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
