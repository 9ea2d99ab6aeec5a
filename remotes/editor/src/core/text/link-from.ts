import { isCodeLink, isFilmLink, isLink } from '../model/link';

/** Completes typed text to a link; undefined if it cannot be one. */
export function linkFrom(input: string): string | undefined {
  const text = input.trim();
  if (isLink(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  const page = `https://${text}`;
  return /^[^\s/:]+\.[^\s/:]{2,}(:\d+)?(\/|\?|#|$)/.test(text) && isLink(page) ? page : undefined;
}

/** Completes typed text to the link of a QR code; undefined if it cannot be one. */
export function codeLinkFrom(input: string): string | undefined {
  const link = linkFrom(input);
  return link !== undefined && isCodeLink(link) ? link : undefined;
}

/** Completes typed text to a video link; undefined if it cannot be one. */
export function filmLinkFrom(input: string): string | undefined {
  const link = linkFrom(input);
  return link !== undefined && isFilmLink(link) ? link : undefined;
}
