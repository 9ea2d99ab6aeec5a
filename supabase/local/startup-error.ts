/** Failed start, with a one-sentence message for the terminal. `main.ts` prints it without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Returns the message of a caught value, which need not be an `Error`. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
