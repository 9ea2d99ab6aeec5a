import type { HealthEvent } from '@site/contract';
import { LoadError } from '../remotes/load-error';
import { ownerOfFile } from './owner-of-file';

/** First frame of a stack in Chromium, Firefox and Safari: address, line and column. */
const FRAME_PATTERN = /((?:https?|[a-z-]+-extension):\/\/[^\s()]+?):(\d+):(\d+)(?=[\s)]|$)/;

const ERROR_NAME_PATTERN = /^[A-Z]\w{0,39}$/;

/**
 * Converts an error that nothing caught: with its owner and place if a file of the site threw it, and otherwise as a
 * foreign error, of which only the kind is sent. No message is sent, because it may contain what a visitor typed.
 * Undefined for an error that is reported elsewhere.
 */
export function toUncaughtEvent(error: unknown): HealthEvent | undefined {
  if (error instanceof LoadError) return undefined;
  const { name = '' }: { name?: unknown } = Object(error);
  const isAbort = name === 'AbortError';
  const place = isAbort ? undefined : findErrorPlace(error);
  if (!place)
    return {
      'event.name': 'site.foreign_error',
      'service.name': 'shell',
      'error.type': isAbort ? 'aborted' : foreignKindOf(firstFrameOf(error).url),
    };
  return {
    'event.name': 'site.failure',
    ...place,
    'site.phase': 'run',
    'error.type': ERROR_NAME_PATTERN.test(String(name)) ? String(name) : 'Error',
  };
}

/** App, version and place of the file that threw an error; undefined for a file from elsewhere. */
export function findErrorPlace(error: unknown): ErrorPlace | undefined {
  const { url, line, column } = firstFrameOf(error);
  const owner = url.startsWith('http') ? ownerOfFile(url) : undefined;
  return (
    owner && {
      ...owner,
      'code.line.number': Math.max(1, line),
      'code.column.number': Math.max(1, column),
    }
  );
}

type ErrorPlace = NonNullable<ReturnType<typeof ownerOfFile>> &
  Pick<HealthEvent, 'code.line.number' | 'code.column.number'>;

function firstFrameOf(error: unknown): { url: string; line: number; column: number } {
  const { stack = '' }: { stack?: unknown } = Object(error);
  const [, url = '', line, column] = FRAME_PATTERN.exec(String(stack)) ?? [];
  return { url, line: Number(line), column: Number(column) };
}

function foreignKindOf(url: string): string {
  if (url === '') return 'unknown';
  return url.startsWith('http') ? 'third-party' : 'extension';
}
