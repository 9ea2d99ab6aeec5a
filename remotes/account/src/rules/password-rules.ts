/**
 * Rules of a new password in the order of the checklist. Supabase counts ASCII letters and digits only: it
 * would refuse an `Ü`, a `٣` or a `½` that passed here.
 */
export const passwordRules = [
  {
    id: 'length',
    text: 'At least 8 characters',
    isMet: (value: string) => Array.from(value).length >= 8,
  },
  { id: 'upper', text: 'An uppercase letter', isMet: (value: string) => /[A-Z]/.test(value) },
  { id: 'lower', text: 'A lowercase letter', isMet: (value: string) => /[a-z]/.test(value) },
  { id: 'number', text: 'A number', isMet: (value: string) => /[0-9]/.test(value) },
  {
    id: 'special',
    text: 'A special character: ! @ # ? [ ]',
    isMet: (value: string) => /[!@#?[\]]/.test(value),
  },
] as const;

export function meetsPasswordRules(password: string): boolean {
  return passwordRules.every((rule) => rule.isMet(password));
}

/** Supabase hashes with bcrypt, which reads 72 bytes, and refuses longer passwords. */
export function isWithinBcryptLimit(password: string): boolean {
  return new TextEncoder().encode(password).length <= 72;
}
