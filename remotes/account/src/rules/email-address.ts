import { countCharacters, hasEmailShape, MAX_TEXT_LENGTHS } from '@site/contract';

export function isEmailAddress(value: string): boolean {
  const address = value.trim();
  return countCharacters(address) <= MAX_TEXT_LENGTHS.email && hasEmailShape(address);
}

export function isSameEmailAddress(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}
