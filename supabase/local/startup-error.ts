/** Failed start, with a one-sentence message for the terminal. `main.ts` prints it without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
