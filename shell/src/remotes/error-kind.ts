import type { ShellStrings } from '../languages/shell-strings';
import type { LoadError } from './load-error';

/** Every reason why a page cannot be shown; `ShellStrings` has one sentence for each. */
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
