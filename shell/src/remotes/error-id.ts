import type { LoadError } from './load-error';

const ids = new WeakMap<LoadError, string>();

/** Returns the id of a failure that the visitor sees and the team finds in its reports. */
export function errorIdOf(error: LoadError): string {
  const id = ids.get(error) ?? newErrorId();
  ids.set(error, id);
  return id;
}

/** Creates six characters that can be read aloud: no 0 and O, no 1 and I. */
function newErrorId(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return letters.replaceAll(/./g, () => letters[Math.floor(Math.random() * 32)] ?? '').slice(0, 6);
}
