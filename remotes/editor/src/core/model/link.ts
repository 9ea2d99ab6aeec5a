const MOST = 2_000;

/** Longer addresses make codes that no camera reads from across a table. */
export const LONGEST_CODE = 500;

export function isCodeLink(address: string): boolean {
  return isLink(address) && address.length <= LONGEST_CODE;
}

/** A film is opened by browsers only, and only where nobody can listen. */
export function isFilmLink(address: string): boolean {
  return isLink(address) && address.startsWith('https://');
}

/** Only what a reader expects of a link: a page, a mail, a call. Never a script. */
export function isLink(address: string): boolean {
  return (
    /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(address) && address.length <= MOST
  );
}
