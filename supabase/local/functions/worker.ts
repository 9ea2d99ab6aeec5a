interface WorkerParts {
  /** One round of sending. */
  run(): Promise<unknown>;
  everyMilliseconds: number;
}

/** The local stand-in for pg_cron: a round now and then, and at once when nudged; never two at a time. */
export function startWorker({ run, everyMilliseconds }: WorkerParts) {
  let running: Promise<void> | undefined;
  let again = false;

  function nudge(): void {
    if (running) {
      again = true;
      return;
    }
    running = round().finally(() => {
      running = undefined;
      if (!again) return;
      again = false;
      nudge();
    });
  }

  async function round(): Promise<void> {
    await run().catch((error: unknown) => console.error('[worker]', error));
  }

  const timer = setInterval(nudge, everyMilliseconds);
  timer.unref();
  return {
    nudge,
    async stop(): Promise<void> {
      clearInterval(timer);
      again = false;
      await running;
    },
  };
}
