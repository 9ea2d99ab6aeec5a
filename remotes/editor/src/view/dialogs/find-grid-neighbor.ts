/** Finds the tile that an arrow key moves to in a grid; undefined for other keys and beyond the edges. */
export function findGridNeighbor(
  key: string,
  { current, tops }: { readonly current: number; readonly tops: readonly number[] },
): number | undefined {
  const columns = tops.filter((top) => top === tops[0]).length;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
  const ends = { Home: 0, End: tops.length - 1 }[key];
  const index = step === undefined ? ends : current + step;
  return index !== undefined && index >= 0 && index < tops.length ? index : undefined;
}
