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
  const { name = '', stack = '' }: { name?: unknown; stack?: unknown } = Object(error);
  const [, url = '', line, column] = FRAME_PATTERN.exec(String(stack)) ?? [];
  const isAbort = name === 'AbortError';
  const owner = url.startsWith('http') && !isAbort ? ownerOfFile(url) : undefined;
  if (!owner)
    return {
      'event.name': 'site.foreign_error',
      'service.name': 'shell',
      'error.type': isAbort ? 'aborted' : foreignKindOf(url),
    };
  return {
    'event.name': 'site.failure',
    ...owner,
    'site.phase': 'run',
    'error.type': ERROR_NAME_PATTERN.test(String(name)) ? String(name) : 'Error',
    'code.line.number': Math.max(1, Number(line)),
    'code.column.number': Math.max(1, Number(column)),
  };
}

function foreignKindOf(url: string): string {
  if (url === '') return 'unknown';
  return url.startsWith('http') ? 'third-party' : 'extension';
}
