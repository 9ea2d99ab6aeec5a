/**
 * The longest texts that the database takes, in characters as it counts them. The checks stand in
 * supabase/migrations; tests/architecture/text-rules.test.ts holds the two together.
 */
export const longestTexts = {
  name: 120,
  email: 254,
  company: 160,
  message: 4000,
  logline: 1000,
  synopsis: 4000,
} as const;

/** An emoji is one character for the reader and for the database. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** The simple shape that the database checks, too. */
export function hasEmailShape(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}
