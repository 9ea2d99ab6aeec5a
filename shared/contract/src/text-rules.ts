/**
 * Maximum lengths of texts in code points, as PostgreSQL counts them. The constraints are in `supabase/migrations`;
 * tests/architecture/text-rules.test.ts compares the two.
 */
export const MAX_TEXT_LENGTHS = {
  name: 120,
  email: 254,
  company: 160,
  message: 4000,
  logline: 1000,
  synopsis: 4000,
} as const;

/** Counts code points, as PostgreSQL's `char_length`: an emoji is one. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}

/** Checks the simple shape `a@b.c` of an email address, as the database does. */
export function hasEmailShape(text: string): boolean {
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);
}
