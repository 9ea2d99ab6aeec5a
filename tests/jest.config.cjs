// Workers inherit it, so no test depends on the time zone of the machine.
process.env.TZ = 'UTC';
// `SLOW=1` selects the files of the slow tier, `LONG=1` besides those of the long one, in which whatever is tried in
// a few ways otherwise is tried in all of them.
const slow = process.env.SLOW === '1';
const long = process.env.LONG === '1';
// The folder of an exported site, which is then asked for on every host.
const exported = process.env.SITE_EXPORT;

const preset = require('@site/testing/jest-preset');

/** @type {import('jest').Config} */
module.exports = {
  ...preset,
  rootDir: '..',
  // A run has temporary files of its own; what is translated is kept for the next one.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testMatch: exported
    ? ['<rootDir>/tests/hosts/*.test.ts']
    : slow
      ? ['**/*.slow.test.{ts,tsx}', ...(long ? ['**/*.long.test.{ts,tsx}'] : [])]
      : ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/\\.data/',
    '/e2e/',
    ...(exported ? [] : ['/tests/hosts/']),
    ...(slow ? [] : ['\\.(slow|long)\\.test\\.tsx?$']),
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
  // Only a hang takes as long; how fast a machine is decides no test.
  testTimeout: 300_000,
};
