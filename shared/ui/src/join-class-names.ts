/** Joins class names and skips falsy values: ('a', false, 'b') → 'a b'. */
export function joinClassNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
