import { StoreError } from './store';

/** Validates a key, which becomes a file path or URL. @throws when it would leave the store or mean another key */
export function requireValidKey(key: string): string {
  const isPlain = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain || key.includes('\\') || key.includes('\0'))
    throw new StoreError(`"${key}" cannot be a key of the store.`);
  return key;
}
