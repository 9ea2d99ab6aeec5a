/** The rules of a new password, in the order in which the checklist shows them. */
export const passwordRules = [
  { id: 'length', text: 'At least 8 characters', holds: (value: string) => value.length >= 8 },
  { id: 'upper', text: 'An uppercase letter', holds: (value: string) => /\p{Lu}/u.test(value) },
  { id: 'lower', text: 'A lowercase letter', holds: (value: string) => /\p{Ll}/u.test(value) },
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
