/** A reason not to start, in one sentence for the person at the terminal. `main.ts` prints it without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
