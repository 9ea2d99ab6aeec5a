/** `Object.keys` for a table without further keys. */
export function typedKeysOf<Name extends string>(
  table: Readonly<Partial<Record<Name, unknown>>>,
): Name[] {
  // `Object.keys` cannot know that the table has no further keys.
  return Object.keys(table) as Name[];
}
