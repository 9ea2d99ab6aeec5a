const INTERVAL_MS = 3_600_000;

/** Replaces pg_cron locally: deletes expired data at the start and every hour. `stop` waits for a running deletion. */
export function startRetentionTimer(deleteExpiredData: () => Promise<unknown>) {
  let running: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    running = deleteExpiredData().catch((error: unknown) => console.error('[retention]', error));
  };
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  run();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
