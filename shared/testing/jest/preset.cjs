// What every remote's tests run in, here and in the repositories of other teams.

// These packages ship ES modules only, so Jest has to translate them too.
const esmOnly = ['@site', 'jose', '@supabase/lite', '@node-rs/bcrypt', 'modern-openxml'];
const insideEsmOnly = esmOnly.map((name) => `${name.replace('/', '[+/]')}[+@/]`).join('|');
const here = (file) => require.resolve(`./${file}`);

/** @type {import('jest').Config} */
module.exports = {
  testEnvironment: here('jsdom-environment.cjs'),
  // Jest cannot load the `.mjs` files of D3, which has others under this condition.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'umd'] },
  setupFilesAfterEnv: [require.resolve('@site/testing/jest-setup')],
  modulePathIgnorePatterns: ['<rootDir>/remotes/[^/]+/dist/', '/\\.data/'],
  transform: {
    '\\.(md|svg|vtt)$': here('text.cjs'),
    '\\.[cm]?[jt]sx?$': [
      require.resolve('@swc/jest'),
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
    '\\.module\\.css$': here('css-module.cjs'),
    '\\.css$': here('asset.cjs'),
    '(.+)\\?raw$': '$1',
    '\\.(woff2|svg|mp4|webm|vtt|png|jpe?g|avif|webp|ico)(\\?.*)?$': here('asset.cjs'),
  },
};
