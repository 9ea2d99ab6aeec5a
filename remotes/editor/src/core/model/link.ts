const MOST = 2_000;

/** Longer addresses make codes that cameras cannot read from across a table. */
export const LONGEST_CODE = 500;

export function isCodeLink(address: string): boolean {
  return isLink(address) && address.length <= LONGEST_CODE;
}

/** Videos open in the browser, over encrypted connections only. */
export function isFilmLink(address: string): boolean {
  return isLink(address) && address.startsWith('https://');
}

/** Web, mail and telephone links only; scripts are refused. */
export function isLink(address: string): boolean {
  return (
    /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(address) && address.length <= MOST
  );
}
