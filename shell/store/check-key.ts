import { StoreError } from './store';

/** Keys become paths on disks and in addresses. @throws when one would leave the store or mean another one */
export function checkKey(key: string): string {
  const isPlain = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain || key.includes('\\') || key.includes('\0'))
    throw new StoreError(`"${key}" cannot be a key of the store.`);
  return key;
}
