/**
 * Oldest browsers that run every page without polyfills; `tests/rooms/browser-floor.test.ts` checks the code against
 * it. The start guard informs visitors with older ones (shell/documents/start-guard.ts).
 */
export const browserFloor = { chrome: 123, edge: 123, firefox: 136, safari: 18.3 };

/** The same versions as browserslist queries. */
export const browsers = Object.entries(browserFloor).map(
  ([browser, version]) => `${browser} >= ${version}`,
);
