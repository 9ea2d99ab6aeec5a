const slow = process.env.SLOW === '1';
// Whatever is tried in few ways in `npm test` is tried in all of them.
const long = process.env.LONG === '1';
// The folder of an exported site, which is then asked for on every host.
const exported = process.env.SITE_EXPORT;

// These packages ship ES modules only, so Jest has to translate them too.
const esmOnly = ['jose', '@supabase/lite', '@node-rs/bcrypt'];
const insideEsmOnly = esmOnly.map((name) => `${name.replace('/', '[+/]')}[@/]`).join('|');

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  testEnvironment: '<rootDir>/tests/jest/jsdom-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  testMatch: exported
    ? ['<rootDir>/tests/hosts/*.test.ts']
    : slow
      ? ['**/*.{slow,long}.test.{ts,tsx}', '<rootDir>/supabase/**/*.test.ts']
      : ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    '/\\.data/',
    '/e2e/',
    ...(exported ? [] : ['/tests/hosts/']),
    ...(slow ? [] : ['\\.slow\\.test\\.tsx?$']),
    ...(slow && long ? [] : ['\\.long\\.test\\.tsx?$']),
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
  transform: {
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
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/(${insideEsmOnly}))`],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/jest/css-module.cjs',
    '\\.css$': '<rootDir>/tests/jest/asset.cjs',
    '\\.(woff2|svg|mp4|webm|vtt|png|jpe?g|avif|webp|ico)(\\?.*)?$':
      '<rootDir>/tests/jest/asset.cjs',
  },
  testTimeout: slow || exported ? 120_000 : 15_000,
};
