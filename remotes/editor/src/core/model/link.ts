const MOST = 2_000;

/** Longer addresses make codes that cameras cannot read from across a table. */
export const LONGEST_CODE = 500;

export function isCodeLink(url: string): boolean {
  return isLink(url) && url.length <= LONGEST_CODE;
}

/** Videos open in the browser, over encrypted connections only. */
export function isFilmLink(url: string): boolean {
  return isLink(url) && url.startsWith('https://');
}

/** Web, mail and telephone links only; scripts are refused. */
export function isLink(url: string): boolean {
  return /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(url) && url.length <= MOST;
}
