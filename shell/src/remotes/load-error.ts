/** Everything that can keep a page away, closed: each kind has one sentence for people. */
export type ErrorKind = 'offline' | 'timeout' | 'lost' | 'broken' | 'gone';

/** Why the page called `title` is not there. What to do stands behind it in the message. */
export function sayLoadError(kind: ErrorKind, title: string): string {
  const sentences: Record<ErrorKind, string> = {
    offline: `“${title}” cannot be loaded while you are offline.`,
    timeout: `“${title}” did not arrive in time.`,
    lost: `“${title}” could not be loaded.`,
    broken: `“${title}” stopped because of an error on our side.`,
    gone: `“${title}” is not part of the site at the moment.`,
  };
  return sentences[kind];
}

/** A failure of a page, with an id that the visitor sees and the team finds in its reports. */
export class LoadError extends Error {
  override name = 'LoadError';
  readonly id = newErrorId();

  constructor(
    readonly kind: ErrorKind,
    cause?: unknown,
  ) {
    super(cause instanceof Error ? cause.message : kind, { cause });
  }
}

/** Sorts whatever the runtime, a page or the browser threw. */
export function toLoadError(error: unknown): LoadError {
  if (error instanceof LoadError) return error;
  return new LoadError(kindOf(error instanceof Error ? error : new Error(String(error))), error);
}

/** The first row that fits names the kind: the runtime has no types for its errors, only texts. */
const signs: [RegExp, ErrorKind][] = [
  [/No answer within|timed out|TimeoutError/i, 'timeout'],
  [/does not exist in container|is empty\.$|No version of/i, 'gone'],
  [/ScriptExecutionError|RUNTIME-001/i, 'broken'],
  [/RUNTIME-00|ScriptNetworkError|Loading (CSS )?chunk|Failed to fetch|integrity/i, 'lost'],
];

function kindOf(error: Error): ErrorKind {
  const text = `${error.name} ${error.message}`;
  const kind = signs.find(([sign]) => sign.test(text))?.[1] ?? 'broken';
  const isAway = typeof navigator !== 'undefined' && navigator.onLine === false;
  return isAway && kind !== 'broken' && kind !== 'gone' ? 'offline' : kind;
}

/** Six characters that can be read out: no 0 and O, no 1 and I. */
function newErrorId(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  return Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * letters.length)]).join(
    '',
  );
}
