/** Common value of a list; `null` if the values differ. */
export function commonValueOf<Value>(values: readonly Value[]): Value | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}
