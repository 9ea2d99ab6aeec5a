/**
 * Returns the smallest value that so large a share of all values does not exceed (nearest rank); undefined without values.
 * @param share 0.75 for the 75th percentile
 */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}
