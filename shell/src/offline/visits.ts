const paths = new Set<string>();
let tell: ((paths: string[]) => void) | undefined;

/** A page is really there. */
export function noteVisit(path: string): void {
  paths.add(path);
  tell?.([path]);
}

/** Hears of every page that was visited in this document, also of those before it listened. */
export function followVisits(listener: (paths: string[]) => void): void {
  tell = listener;
  listener([...paths]);
}
