/** Receipts to date at the end of each quarter, as shares of what both paths could earn. An invented example. */
export type ReleasePath = readonly number[];

export const RELEASE_PATHS = {
  streamingFirst: [16, 38, 48, 54, 58, 60, 61, 62],
  cinemaFirst: [6, 10, 20, 38, 58, 72, 80, 84],
} as const satisfies Record<string, ReleasePath>;

/**
 * Finds the quarter, counted from 1, and the receipts at which the second path overtakes the first.
 * @throws when it never does
 */
export function findCrossing(
  first: ReleasePath,
  second: ReleasePath,
): { quarter: number; receipts: number } {
  const lead = first.map((receipts, index) => receipts - (second[index] ?? 0));
  const index = lead.findIndex((ahead) => ahead <= 0);
  const [before, after] = [lead[index - 1], lead[index]];
  const [from, to] = [first[index - 1], first[index]];
  if (before === undefined || after === undefined || from === undefined || to === undefined)
    throw new Error('The paths do not cross.');
  const share = before / (before - after);
  return { quarter: index + share, receipts: from + share * (to - from) };
}
