const paths = new Set<string>();
let notify: ((paths: string[]) => void) | undefined;

/** Records a page that is on screen. */
export function recordVisit(path: string): void {
  paths.add(path);
  notify?.([path]);
}

/** Reports every page visited in this document, including those before the subscription. */
export function subscribeToVisits(listener: (paths: string[]) => void): void {
  notify = listener;
  listener([...paths]);
}
