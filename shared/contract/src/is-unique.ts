/** Tells whether no value occurs twice. */
export function isUnique(values: string[]): boolean {
  return new Set(values).size === values.length;
}
