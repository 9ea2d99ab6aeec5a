/**
 * The oldest browsers that get every page as it is meant, without polyfills; `tests/rooms/browser-floor.test.ts` holds
 * the code against it. Older ones are told by the start guard (shell/documents/start-guard.ts).
 */
export const browserFloor = { chrome: 123, edge: 123, firefox: 136, safari: 18.3 };

export const browsers = Object.entries(browserFloor).map(
  ([browser, version]) => `${browser} >= ${version}`,
);
