import { messageOf } from '@site/node';
import { StoreError } from '@site/store';

/** Rejection of a release; the message gives the reason and says that nothing was changed. */
export class ReleaseRejectedError extends Error {
  override name = 'ReleaseRejectedError';
  readonly kind: 'refused' | 'conflict' = 'refused';
}

/** End of the message of a rejection. */
export const UNCHANGED = 'Nothing was changed.';

/** Rejection because another team decided at the same moment. */
export class ReleaseConflictError extends ReleaseRejectedError {
  override readonly kind = 'conflict';
}

/** Failure of the store during a release; the message also says what that means for the site. */
export class ReleaseFailedError extends StoreError {
  constructor(error: unknown, state: string) {
    const kind = error instanceof StoreError ? error.kind : 'broken';
    super(`${messageOf(error)} ${state}`, { kind, cause: error });
  }
}

/**
 * Exit codes by the kind of an error, for pipelines. `refused`: a check or a rule; `conflict`: another team decided at
 * the same moment, so decide again; `transient`: the same command may succeed later; `broken`: something in the store is
 * missing, damaged or set up incorrectly. Any other error, such as a wrong argument, counts as refused.
 */
const EXIT_CODES: Record<string, number> = { refused: 1, conflict: 3, transient: 4, broken: 5 };

/** Returns the exit code of a command that ended with this error. */
export function exitCodeOf(error: unknown): number {
  const kind = error instanceof Error && 'kind' in error ? String(error.kind) : '';
  return EXIT_CODES[kind] ?? 1;
}
