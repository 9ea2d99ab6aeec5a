/** The names of a table that has no others. */
export function keysOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  // What `Object.keys` cannot know: nothing is in the table besides.
  return Object.keys(table) as Name[];
}
