/** Errors that nothing caught, which wait for the deferred sender. */
export const uncaughtErrors: unknown[] = [];

/** Errors of a visit that are kept. */
const MAX_ERRORS = 20;

/** Collects errors that nothing caught, such as those of handlers, from the start of the shell on. */
export function collectUncaughtErrors(): void {
  let count = 0;
  const keep = (error: unknown) => {
    count += 1;
    if (count <= MAX_ERRORS) uncaughtErrors.push(error);
  };
  window.addEventListener('error', ({ error }) => keep(error));
  window.addEventListener('unhandledrejection', ({ reason }) => keep(reason));
}
