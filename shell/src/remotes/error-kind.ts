import type { ShellStrings } from '../languages/shell-strings';
import type { LoadError } from './load-error';

/** Every reason why a page cannot be shown; `ShellStrings` has one sentence for each. The site itself tells of `outdated`. */
export type ErrorKind = keyof ShellStrings['reasons'];

/** Patterns of messages, the first match wins: the runtime has no types for its errors, only texts. */
const patterns: [RegExp, ErrorKind][] = [
  [/No answer within|timed out|TimeoutError/i, 'timeout'],
  [/does not exist in container|is empty\.$|No version of/i, 'gone'],
  [/ScriptExecutionError|RUNTIME-001/i, 'broken'],
  [/RUNTIME-00|ScriptNetworkError|Loading (CSS )?chunk|Failed to fetch|integrity/i, 'lost'],
];

/** Classifies an error of the runtime, a page or the browser. */
export function classifyError({ message, wasOffline }: LoadError): ErrorKind {
  const kind = patterns.find(([pattern]) => pattern.test(message))?.[1] ?? 'broken';
  return wasOffline && kind !== 'broken' && kind !== 'gone' ? 'offline' : kind;
}

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
