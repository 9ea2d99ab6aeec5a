const MOST = 2_000;

/** Only what a reader expects of a link: a page, a mail, a call. Never a script. */
export function isLink(address: string): boolean {
  return (
    /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(address) && address.length <= MOST
  );
}
