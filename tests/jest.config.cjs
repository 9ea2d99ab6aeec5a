// Workers inherit it, so no test depends on the time zone of the machine.
process.env.TZ = 'UTC';
// `SLOW=1` selects the files of the slow tier, `LONG=1` besides those of the long one, in which whatever is tried in
// a few ways otherwise is tried in all of them.
const slow = process.env.SLOW === '1';
const long = process.env.LONG === '1';
// The folder of an exported site, which is then asked for on every host.
const exported = process.env.SITE_EXPORT;

// These packages ship ES modules only, so Jest has to translate them too.
const esmOnly = ['jose', '@supabase/lite', '@node-rs/bcrypt', 'modern-openxml'];
const insideEsmOnly = esmOnly.map((name) => `${name.replace('/', '[+/]')}[@/]`).join('|');

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  testEnvironment: '<rootDir>/tests/jest/jsdom-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
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
  transform: {
    '\\.(md|svg|vtt)$': '<rootDir>/tests/jest/text.cjs',
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/(${insideEsmOnly})|(${esmOnly.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/jest/css-module.cjs',
    '\\.css$': '<rootDir>/tests/jest/asset.cjs',
    '(.+)\\?raw$': '$1',
    '\\.(woff2|svg|mp4|webm|vtt|png|jpe?g|avif|webp|ico)(\\?.*)?$':
      '<rootDir>/tests/jest/asset.cjs',
  },
  // Only a hang takes as long; how fast a machine is decides no test.
  testTimeout: slow || exported ? 300_000 : 60_000,
};
