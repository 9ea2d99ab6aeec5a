import { countCharacters, hasEmailShape, longestTexts } from '@site/contract';

export function isEmailAddress(value: string): boolean {
  const address = value.trim();
  return countCharacters(address) <= longestTexts.email && hasEmailShape(address);
}

export function isSameAddress(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}
