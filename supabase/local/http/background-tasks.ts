/** Runs tasks after their response was sent. `finish` waits for the running ones. */
export function createBackgroundTasks() {
  const runningTasks = new Set<Promise<unknown>>();
  return {
    run(task: () => Promise<unknown>): void {
      const promise = new Promise((resolve) => setImmediate(resolve))
        .then(task)
        .catch((error: unknown) => console.error('[background]', error))
        .finally(() => runningTasks.delete(promise));
      runningTasks.add(promise);
    },
    async finish(): Promise<void> {
      while (runningTasks.size > 0) await Promise.all(runningTasks);
    },
  };
}
