/** @jest-environment node */
import { requireCurrentPackages } from './former-packages';

test('A remote with packages of the version before is told what to write instead', () => {
  const dependencies = { '@site/router': '^1.0.0', '@site/slots': '^1.0.0', '@site/ui': '^1.0.0' };
  expect(() => requireCurrentPackages({ dependencies })).toThrow(
    "Replace '@site/router' by '@site/page/router', '@site/slots' by '@site/page/slots' in imports and @site/router, @site/slots by @site/page in package.json, then run npm install: these packages are one now.",
  );
});

test.each([{}, { dependencies: { '@site/page': '^1.0.0', '@site/ui': '^1.0.0' } }])(
  'A remote with today’s packages is built: %j',
  (manifest) => {
    expect(() => requireCurrentPackages(manifest)).not.toThrow();
  },
);
