import { messages } from '../messages';

export type Banner = { kind: 'info' | 'success' | 'error'; text: string };

const kinds: Record<string, Banner['kind']> = {
  [messages.resetDone]: 'success',
  [messages.authenticationFailed]: 'error',
  [messages.notAuthenticated]: 'error',
};

/**
 * What `?message=` says, as plain text of at most 200 characters. Anyone can write such an address, so it
 * never looks like more than a note unless the words are our own.
 */
export function readBanner(query: URLSearchParams): Banner | undefined {
  const text = withoutControls(query.get('message') ?? '').trim();
  if (text === '') return undefined;
  const short = Array.from(text).slice(0, 200).join('');
  return { kind: kinds[short] ?? 'info', text: short };
}

/** Control and direction characters could make text read differently from what it is. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ');
}
