/** Work that goes on after its answer was sent. `finish` waits for what is under way. */
export function createBackground() {
  const underWay = new Set<Promise<unknown>>();
  return {
    run(work: () => Promise<unknown>): void {
      const job = new Promise((done) => setImmediate(done))
        .then(work)
        .catch((error: unknown) => console.error('[background]', error))
        .finally(() => underWay.delete(job));
      underWay.add(job);
    },
    async finish(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
