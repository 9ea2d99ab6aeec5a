/**
 * Runs `work` for every item, at most `limit` at a time. Rejects with the first failure once running work has ended.
 */
export async function forEachConcurrent<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  limit = 8,
): Promise<void> {
  const queue = [...items];
  let failure: { error: unknown } | undefined;
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined && !failure; item = queue.shift())
      await work(item).catch((error: unknown) => (failure ??= { error }));
  };
  await Promise.all(Array.from({ length: limit }, worker));
  if (failure) throw failure.error;
}
