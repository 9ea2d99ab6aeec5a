import type { LoadError } from './load-error';

/** Everything that can keep a page away, closed: each kind has one sentence for people. */
export type ErrorKind = 'offline' | 'timeout' | 'lost' | 'broken' | 'gone';

/** Why the page called `title` is not there. What to do stands behind it in the message. */
export function sayErrorKind(kind: ErrorKind, title: string): string {
  const sentences: Record<ErrorKind, string> = {
    offline: `“${title}” cannot be loaded while you are offline.`,
    timeout: `“${title}” did not arrive in time.`,
    lost: `“${title}” could not be loaded.`,
    broken: `“${title}” stopped because of an error on our side.`,
    gone: `“${title}” is not part of the site at the moment.`,
  };
  return sentences[kind];
}

/** The first row that fits names the kind: the runtime has no types for its errors, only texts. */
const signs: [RegExp, ErrorKind][] = [
  [/No answer within|timed out|TimeoutError/i, 'timeout'],
  [/does not exist in container|is empty\.$|No version of/i, 'gone'],
  [/ScriptExecutionError|RUNTIME-001/i, 'broken'],
  [/RUNTIME-00|ScriptNetworkError|Loading (CSS )?chunk|Failed to fetch|integrity/i, 'lost'],
];

/** Sorts whatever the runtime, a page or the browser threw. */
export function errorKind({ message, wasOffLine }: LoadError): ErrorKind {
  const kind = signs.find(([sign]) => sign.test(message))?.[1] ?? 'broken';
  return wasOffLine && kind !== 'broken' && kind !== 'gone' ? 'offline' : kind;
}
