import { SESSION_END_MESSAGES } from '@site/page/session';
import { messages } from '../messages';

/** Message of a URL. A `quotation` was written by whoever made the link, and must not look like ours. */
export type Banner = { kind: 'success' | 'error' | 'warning' | 'quotation'; text: string };

/** Messages of this site that travel in a URL, word for word. */
const KIND_OF_MESSAGE: Record<string, Banner['kind']> = {
  [messages.verifyEmail]: 'success',
  [messages.resetDone]: 'success',
  [messages.signedOutEverywhere]: 'success',
  [messages.signedOutHere]: 'warning',
  [messages.authenticationFailed]: 'error',
  [messages.notAuthenticated]: 'error',
  [SESSION_END_MESSAGES['other-tab']]: 'warning',
  [SESSION_END_MESSAGES.revoked]: 'warning',
};

/** Reads `?message=`, at most 200 characters. Anyone can write such a URL, so any other text is a quotation. */
export function readBanner(query: URLSearchParams): Banner | undefined {
  const text = removeControlCharacters(query.get('message') ?? '').trim();
  if (text === '') return undefined;
  const truncatedText = Array.from(text).slice(0, 200).join('');
  return { kind: KIND_OF_MESSAGE[truncatedText] ?? 'quotation', text: truncatedText };
}

/** Control and direction characters could make text read differently. */
function removeControlCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}]+/gu, ' ');
}
