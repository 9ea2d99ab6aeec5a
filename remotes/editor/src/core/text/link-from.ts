import { isCodeLink, isFilmLink, isLink } from '../model/link';

/** Completes typed text to a link; undefined if it cannot be one. */
export function linkFrom(typed: string): string | undefined {
  const address = typed.trim();
  if (isLink(address)) return address;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s().-]{6,}$/.test(address)) return `tel:${address.replaceAll(/[^\d+]/g, '')}`;
  const page = `https://${address}`;
  return /^[^\s/:]+\.[^\s/:]{2,}(:\d+)?(\/|\?|#|$)/.test(address) && isLink(page)
    ? page
    : undefined;
}

/** Completes typed text to the link of a QR code; undefined if it cannot be one. */
export function codeLinkFrom(typed: string): string | undefined {
  const link = linkFrom(typed);
  return link !== undefined && isCodeLink(link) ? link : undefined;
}

/** Completes typed text to a video link; undefined if it cannot be one. */
export function filmLinkFrom(typed: string): string | undefined {
  const link = linkFrom(typed);
  return link !== undefined && isFilmLink(link) ? link : undefined;
}
