import { isCodeLink, isFilmLink, isLink } from '../model/link';

/** What somebody typed as a link, written out; undefined where it cannot be one. */
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

/** Where a QR code is to lead, as somebody typed it; undefined where it cannot. */
export function codeLinkFrom(typed: string): string | undefined {
  const link = linkFrom(typed);
  return link !== undefined && isCodeLink(link) ? link : undefined;
}

/** Where a film is seen, as somebody typed it; undefined where it cannot be. */
export function filmLinkFrom(typed: string): string | undefined {
  const link = linkFrom(typed);
  return link !== undefined && isFilmLink(link) ? link : undefined;
}
