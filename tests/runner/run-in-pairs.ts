import type { Selection } from './changed';

/** Runs two steps at a time, each on a core, in their order; of those that change the site, one at a time. */
export async function runInPairs(
  selection: readonly Selection[],
  run: (each: Selection) => Promise<void>,
): Promise<void> {
  const waiting = [...selection];
  let isSiteChanging = false;
  const takeNext = () => {
    const index = waiting.findIndex(({ step }) => !(step.changesSite && isSiteChanging));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  // Ends when all that waits has to follow what the other core is doing.
  const runOnOneCore = async () => {
    for (let next = takeNext(); next; next = takeNext()) {
      const { changesSite = false } = next.step;
      isSiteChanging ||= changesSite;
      await run(next);
      if (changesSite) isSiteChanging = false;
    }
  };
  await Promise.all([runOnOneCore(), runOnOneCore()]);
}
