interface WorkerOptions {
  sendDueMails(): Promise<unknown>;
  intervalMs: number;
}

/** Replaces pg_cron locally: sends due emails periodically and on request, never concurrently. */
export function startNotificationWorker({ sendDueMails, intervalMs }: WorkerOptions) {
  let currentRun: Promise<void> | undefined;
  let isRerunRequested = false;

  function startSending(): void {
    if (currentRun) {
      isRerunRequested = true;
      return;
    }
    currentRun = run().finally(() => {
      currentRun = undefined;
      if (!isRerunRequested) return;
      isRerunRequested = false;
      startSending();
    });
  }

  async function run(): Promise<void> {
    await sendDueMails().catch((error: unknown) => console.error('[worker]', error));
  }

  const timer = setInterval(startSending, intervalMs);
  timer.unref();
  return {
    startSending,
    async stop(): Promise<void> {
      clearInterval(timer);
      isRerunRequested = false;
      await currentRun;
    },
  };
}
