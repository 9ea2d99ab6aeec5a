/**
 * Replaces pg_cron locally: runs a task periodically and on request, never twice at once. A request during a run
 * causes another one after it.
 */
export function repeat(task: () => Promise<unknown>, intervalMs: number) {
  let currentRun: Promise<void> | undefined;
  let isRerunRequested = false;
  const run = (): void => {
    if (currentRun) {
      isRerunRequested = true;
      return;
    }
    currentRun = task()
      .catch((error: unknown) => console.error('[repeated task]', error))
      .then(() => {
        currentRun = undefined;
        if (!isRerunRequested) return;
        isRerunRequested = false;
        run();
      });
  };
  const timer = setInterval(run, intervalMs);
  timer.unref();
  return {
    run,
    async stop(): Promise<void> {
      clearInterval(timer);
      isRerunRequested = false;
      await currentRun;
    },
  };
}
