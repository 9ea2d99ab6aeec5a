import type { LoadError } from './load-error';

/** Every reason why a page cannot be shown; each has one sentence for visitors. */
export type ErrorKind = 'offline' | 'timeout' | 'lost' | 'broken' | 'gone';

/** Explains why the page titled `title` is missing. The instructions follow in the message. */
export function describeErrorKind(kind: ErrorKind, title: string): string {
  const sentences: Record<ErrorKind, string> = {
    offline: `“${title}” cannot be loaded while you are offline.`,
    timeout: `“${title}” couldn’t be loaded in time.`,
    lost: `“${title}” could not be loaded.`,
    broken: `“${title}” stopped because of an error on our side.`,
    gone: `“${title}” is not part of the site at the moment.`,
  };
  return sentences[kind];
}

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
