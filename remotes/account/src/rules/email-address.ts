/** The simple pattern that the database checks, too. */
const pattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

export function isEmailAddress(value: string): boolean {
  const address = value.trim();
  return address.length <= 254 && pattern.test(address);
}

export function isSameAddress(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}
