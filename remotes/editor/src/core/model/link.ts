const MAX_LINK_LENGTH = 2_000;

/** Longer addresses make codes that cameras cannot read from across a table. */
export const MAX_QR_LINK_LENGTH = 500;

export function isQrLink(url: string): boolean {
  return isAllowedLink(url) && url.length <= MAX_QR_LINK_LENGTH;
}

/** Videos open in the browser, over encrypted connections only. */
export function isVideoLink(url: string): boolean {
  return isAllowedLink(url) && url.startsWith('https://');
}

/** Web, mail and telephone links only; scripts are refused. */
export function isAllowedLink(url: string): boolean {
  return (
    /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(url) && url.length <= MAX_LINK_LENGTH
  );
}
