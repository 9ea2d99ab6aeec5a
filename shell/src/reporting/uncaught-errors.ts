/** Events of errors that nothing caught, which wait for the deferred sender. */
export const uncaughtErrors: (ErrorEvent | PromiseRejectionEvent)[] = [];

/** Errors that are kept until they are sent: one in a loop must not fill the memory. */
const MAX_ERRORS = 20;

/** Collects errors that nothing caught, such as those of handlers, from the start of the shell on. */
export function collectUncaughtErrors(): void {
  const keep = (event: ErrorEvent | PromiseRejectionEvent) => {
    if (uncaughtErrors.length < MAX_ERRORS) uncaughtErrors.push(event);
  };
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
}
