/** @jest-environment node */
import path from 'node:path';
import { createSampleSettings } from '@site/contract/samples';
import { ReleaseConflictError, ReleaseRejectedError, exitCodeOf } from '@site/release';
import { StoreError } from '@site/store';
import { createStoreFolder, writeFolder } from '@site/store/testing';
import { publishCommand, releaseCommand } from './release-commands';

const before = { ...process.env };
beforeEach(() => {
  process.env['SITE_STORE'] = 's3://bucket/site';
  const settings = { ...createSampleSettings(), supabaseUrl: 'https://id.supabase.co' };
  const files = { 'settings.json': JSON.stringify(settings) };
  process.env['SITE_SETTINGS'] = path.join(
    writeFolder(createStoreFolder('settings'), files),
    'settings.json',
  );
});
afterEach(() => {
  process.env = { ...before };
});

test.each([
  ['release -- marketing', () => releaseCommand(['marketing']), 'SITE_ORIGIN_MARKETING'],
  [
    'release -- marketing --percent 10',
    () => releaseCommand(['marketing', '--percent', '10']),
    'SITE_ORIGIN_MARKETING',
  ],
  ['publish -- editor', () => publishCommand(['editor']), 'SITE_ORIGIN_EDITOR'],
  ['release -- shell', () => releaseCommand(['shell']), 'SITE_SETTINGS'],
])(
  'Into a bucket, %s is refused before the build while its addresses are of this machine',
  async (_name, run, variable) => {
    await expect(run()).rejects.toThrow(`Set ${variable} to`);
  },
);

test.each([
  ['a rejected release', new ReleaseRejectedError('No.'), 1],
  ['a conflict with another team', new ReleaseConflictError('No.'), 3],
  ['a store that cannot be reached', new StoreError('No.', { kind: 'transient' }), 4],
  ['a store that is damaged', new StoreError('No.'), 5],
  ['anything else', new Error('No.'), 1],
])('Exit code of %s', (_case, error, code) => {
  expect(exitCodeOf(error)).toBe(code);
});
