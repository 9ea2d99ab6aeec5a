export function isUnique(values: string[]): boolean {
  return new Set(values).size === values.length;
}
