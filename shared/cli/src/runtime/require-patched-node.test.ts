/** @jest-environment node */
import { findUnsignedWarning, requirePatchedNode } from './require-patched-node';

const shared = { SITE_STORE: 's3://releases/www', AWS_SECRET_ACCESS_KEY: 'secret' };

test.each(['20.20.2', '22.23.3', '23.11.1', '24.22.0', '25.9.9', '26.12.0', '18.20.8'])(
  'Node %s holds no key of a shared store',
  (version) => {
    for (const key of ['SITE_SIGNING_KEY', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'])
      expect(() =>
        requirePatchedNode('release', { SITE_STORE: 's3://a', [key]: 'secret' }, version),
      ).toThrow(`${key} is set, and Node ${version} gets no security fixes, or lacks some.`);
  },
);

test.each(['22.23.4', '22.24.0', '24.22.1', '24.23.0', '26.12.1', '28.0.0'])(
  'Node %s may',
  (version) => {
    expect(() => requirePatchedNode('release', shared, version)).not.toThrow();
  },
);

test.each([
  ['start', shared],
  ['test', shared],
  ['release', {}],
  ['release', { SITE_SIGNING_KEY: 'secret' }],
  ['releases', { SITE_STORE: 's3://releases/www' }],
  ['release', { ...shared, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000' }],
])('On this machine %s works with Node 20: %j', (command, env) => {
  expect(() => requirePatchedNode(command, env, '20.19.0')).not.toThrow();
});

test('A shared store without pinned keys is a warning', () => {
  const warning = 'SITE_PUBLIC_KEYS is not set, so whoever may write into s3://releases/www';
  for (const command of ['release', 'releases', 'rollback', 'compose'])
    expect(findUnsignedWarning(command, shared)).toContain(warning);
  expect(findUnsignedWarning('release', { ...shared, SITE_PUBLIC_KEYS: 'key' })).toBeUndefined();
  expect(findUnsignedWarning('release', {})).toBeUndefined();
  expect(findUnsignedWarning('start', shared)).toBeUndefined();
});
