import { isQrLink, isVideoLink, isAllowedLink } from '../model/link';

/** Completes typed text to a link; undefined if it cannot be one. */
export function parseLink(input: string): string | undefined {
  const text = input.trim();
  if (isAllowedLink(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{6,}$/.test(text)) return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
  const page = `https://${text}`;
  return /^[^\s/:]+\.[^\s/:]{2,}(:\d+)?(\/|\?|#|$)/.test(text) && isAllowedLink(page)
    ? page
    : undefined;
}

/** Completes typed text to the link of a QR code; undefined if it cannot be one. */
export function parseQrLink(input: string): string | undefined {
  const link = parseLink(input);
  return link !== undefined && isQrLink(link) ? link : undefined;
}

/** Completes typed text to a video link; undefined if it cannot be one. */
export function parseVideoLink(input: string): string | undefined {
  const link = parseLink(input);
  return link !== undefined && isVideoLink(link) ? link : undefined;
}
