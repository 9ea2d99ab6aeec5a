/**
 * Oldest browsers that run every page without polyfills; `tests/architecture/browser-floor.test.ts` checks the code against
 * it. The start guard informs visitors with older ones (shell/documents/scripts/start-guard.ts).
 */
export const MIN_BROWSER_VERSIONS = { chrome: 123, edge: 123, firefox: 136, safari: 18.3 };

/** The same versions as browserslist queries. */
export const browserslistQueries = Object.entries(MIN_BROWSER_VERSIONS).map(
  ([browser, version]) => `${browser} >= ${version}`,
);
