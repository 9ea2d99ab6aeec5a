/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { readLiveState } from '@site/store';
import { createStoreFolder } from '@site/store/testing';
import { RoleSite } from '../testing/roles';
import { answerProposals } from './answer-proposals';

const site = new RoleSite();
const rendered = createStoreFolder('rendered');
beforeAll(() => site.start());
afterEach(() => {
  delete process.env['SITE_RENDERS_TO'];
  delete process.env['SITE_RENDERS_FROM'];
});

const release = { action: 'release', unit: 'marketing' } as const;
const liveVersion = async () => (await readLiveState(site.stores.reader)).units.marketing?.version;
const propose = (mark: string) =>
  site.request('marketing', release, { mark }).catch(() => undefined);

/** The job without keys: it reads the store, and keeps what code of apps replies. */
function renderFirst(): Promise<string[]> {
  process.env['SITE_RENDERS_TO'] = rendered;
  const { reader } = site.stores;
  const store = { ...reader, putIfAbsent: async () => true, remove: async () => undefined };
  const gateOptions = { isStaticOnly: true, isRenderOnly: true };
  return site.as('reader', () => answerProposals(store, { say: () => undefined, gateOptions }));
}

test('What was rendered without keys goes live, and the job with keys runs no code of an app', async () => {
  await propose('1');
  expect(await renderFirst()).toEqual([expect.stringContaining('It was only rendered.')]);
  expect(await liveVersion()).toBeUndefined();
  delete process.env['SITE_RENDERS_TO'];
  process.env['SITE_RENDERS_FROM'] = rendered;
  expect(await site.answer()).toEqual([expect.stringContaining('ma00000001 is live.')]);
  expect(await liveVersion()).toBe('ma00000001');
});

test('What nobody rendered before is not rendered beside keys, and stays proposed', async () => {
  await propose('2');
  process.env['SITE_RENDERS_FROM'] = rendered;
  await expect(site.answer()).rejects.toThrow(
    'because something was released meanwhile. Start the pipeline again.',
  );
  expect(await liveVersion()).toBe('ma00000001');
  expect(await site.stores.reader.list('proposals/')).toHaveLength(1);
});

test('A reply that is a link, or was cut off, is not taken', async () => {
  delete process.env['SITE_RENDERS_FROM'];
  await renderFirst();
  delete process.env['SITE_RENDERS_TO'];
  process.env['SITE_RENDERS_FROM'] = rendered;
  const files = fs.readdirSync(rendered).map((name) => path.join(rendered, name));
  for (const file of files) {
    fs.rmSync(file);
    fs.symlinkSync('/proc/self/environ', file);
  }
  await expect(site.answer()).rejects.toThrow('Start the pipeline again.');
  for (const file of files) {
    fs.rmSync(file);
    fs.writeFileSync(file, '{"result":');
  }
  expect(await site.answer()).toEqual([expect.stringContaining('The pages were not rendered.')]);
  expect(await liveVersion()).toBe('ma00000001');
});
