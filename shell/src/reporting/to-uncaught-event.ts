import type { HealthEvent } from '@site/contract';
import { LoadError } from '../remotes/load-error';
import { findErrorPlace, type Frame, readStackFrames } from './error-place';

/** Name of a class of errors. Any object can be thrown, also one whose name is that of a person. */
const ERROR_NAME_PATTERN = /^[A-Z][A-Za-z]{0,33}Error$/;

/** Kinds of errors that tell of the connection or of a page that is left, by the names that standards give them. */
const REQUEST_ERRORS: Record<string, string> = {
  AbortError: 'aborted',
  NetworkError: 'network',
  TimeoutError: 'network',
};

/** Messages of Chromium, Firefox and Safari for a request without a response; its error has no name of its own. */
const LOST_REQUEST_PATTERN = /^(failed to fetch|networkerror when|load failed|network error)/i;

/**
 * Converts an error that nothing caught: with its owner and place if a file of the site threw it, and otherwise as a
 * foreign error, of which only the kind is sent. No message is sent, because it may contain what a visitor typed.
 * @returns undefined for an error that is reported elsewhere
 */
export function toUncaughtEvent(
  event: ErrorEvent | PromiseRejectionEvent,
): HealthEvent | undefined {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  if (error instanceof LoadError) return undefined;
  const frames = readStackFrames(error);
  if (!frames[0] && !('reason' in event)) frames.push(...frameOf(event));
  const requestKind = requestKindOf(error);
  const place = requestKind ? undefined : findErrorPlace(frames);
  if (!place)
    return {
      'event.name': 'site.foreign_error',
      'service.name': 'shell',
      'error.type': requestKind ?? foreignKindOf(frames[0]),
    };
  return {
    'event.name': 'site.failure',
    ...place,
    'site.phase': 'run',
    'error.type': nameOf(error),
  };
}

/** Place of a thrown value that has no stack. The line is 0 for notices of the browser and for files that hide it. */
function frameOf({ filename, lineno: line, colno: column }: ErrorEvent): Frame[] {
  return line > 0 ? [{ url: filename, line, column }] : [];
}

function nameOf(error: unknown): string {
  return error instanceof Error && ERROR_NAME_PATTERN.test(error.name) ? error.name : 'Error';
}

function requestKindOf(error: unknown): string | undefined {
  const { message }: { message?: unknown } = Object(error);
  const name = nameOf(error);
  if (Object.hasOwn(REQUEST_ERRORS, name)) return REQUEST_ERRORS[name];
  return name === 'TypeError' && LOST_REQUEST_PATTERN.test(String(message)) ? 'network' : undefined;
}

function foreignKindOf(frame: Frame | undefined): string {
  if (!frame?.url) return 'unknown';
  return frame.url.startsWith('http') ? 'third-party' : 'extension';
}
