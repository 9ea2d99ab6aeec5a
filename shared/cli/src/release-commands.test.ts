/** @jest-environment node */
import path from 'node:path';
import { createSampleSettings } from '@site/contract/samples';
import { ReleaseConflictError, ReleaseRejectedError, exitCodeOf } from '@site/release';
import { runScriptsHere, SampleSite } from '@site/release/testing';
import { openStore, StoreError } from '@site/store';
import { createStoreFolder, setUpBucket, writeFolder } from '@site/store/testing';
import { previewCommand, releaseCommand } from './release-commands';

const machine = setUpBucket();
runScriptsHere();
const before = { ...process.env };
beforeAll(async () => {
  process.env['SITE_DATA'] = machine.dataFolder;
  const site = new SampleSite();
  site.store = await openStore();
  await site.start();
  site.remove();
  const settings = { ...createSampleSettings(), supabaseUrl: 'https://id.supabase.co' };
  const files = { 'settings.json': JSON.stringify(settings) };
  process.env['SITE_SETTINGS'] = path.join(
    writeFolder(createStoreFolder('settings'), files),
    'settings.json',
  );
});
afterAll(() => {
  process.env = before;
});

test.each([
  ['release -- marketing', () => releaseCommand(['marketing']), 'remotes -- add marketing'],
  [
    'release -- marketing --percent 10',
    () => releaseCommand(['marketing', '--percent', '10']),
    'remotes -- add marketing',
  ],
  ['preview -- editor', () => previewCommand(['editor']), 'remotes -- add editor'],
  ['release -- shell', () => releaseCommand(['shell']), 'Set SITE_SETTINGS to'],
])(
  'Into a bucket, %s is refused before the build while its addresses are of this machine',
  async (_name, run, advice) => {
    await expect(run()).rejects.toThrow(advice);
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
