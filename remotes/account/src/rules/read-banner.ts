import { messages } from '../messages';

export type Banner = { kind: 'info' | 'success' | 'error'; text: string };

const KIND_OF_MESSAGE: Record<string, Banner['kind']> = {
  [messages.resetDone]: 'success',
  [messages.authenticationFailed]: 'error',
  [messages.notAuthenticated]: 'error',
};

/**
 * Text of `?message=`, at most 200 characters. Anyone can write such a URL, so the banner is a neutral note
 * unless the text is one of our own messages.
 */
export function readBanner(query: URLSearchParams): Banner | undefined {
  const text = removeControlCharacters(query.get('message') ?? '').trim();
  if (text === '') return undefined;
  const truncatedText = Array.from(text).slice(0, 200).join('');
  return { kind: KIND_OF_MESSAGE[truncatedText] ?? 'info', text: truncatedText };
}

/** Control and direction characters could make text read differently. */
function removeControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ');
}
