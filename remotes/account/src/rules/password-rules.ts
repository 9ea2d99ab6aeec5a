/**
 * Rules of a new password in the order of the checklist. Supabase counts ASCII letters and digits only: it
 * would refuse an `Ü`, a `٣` or a `½` that passed here.
 */
export const passwordRules = [
  {
    id: 'length',
    text: 'At least 8 characters',
    holds: (value: string) => Array.from(value).length >= 8,
  },
  { id: 'upper', text: 'An uppercase letter', holds: (value: string) => /[A-Z]/.test(value) },
  { id: 'lower', text: 'A lowercase letter', holds: (value: string) => /[a-z]/.test(value) },
  { id: 'number', text: 'A number', holds: (value: string) => /[0-9]/.test(value) },
  {
    id: 'special',
    text: 'A special character: ! @ # ? [ ]',
    holds: (value: string) => /[!@#?[\]]/.test(value),
  },
] as const;

export function meetsPasswordRules(password: string): boolean {
  return passwordRules.every((rule) => rule.holds(password));
}

/** Supabase hashes with bcrypt, which reads 72 bytes, and refuses longer passwords. */
export function fitsInStore(password: string): boolean {
  return new TextEncoder().encode(password).length <= 72;
}
