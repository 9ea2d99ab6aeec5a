/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { ChangeRequest } from '@site/contract';
import { readLiveState } from '@site/store';
import { createStoreFolder } from '@site/store/testing';
import { RoleSite } from '../testing/roles';
import { answerProposals, renderOnly } from './answer-proposals';

const site = new RoleSite();
const rendered = createStoreFolder('rendered');
beforeAll(() => site.start());
afterEach(() => {
  delete process.env['SITE_RENDERS_TO'];
  delete process.env['SITE_RENDERS_FROM'];
});

const release = { action: 'release', unit: 'marketing' } as const;
const liveVersion = async () => (await readLiveState(site.stores.reader)).units.marketing?.version;
const propose = (mark: string, request: ChangeRequest = release) =>
  site.request('marketing', request, { mark }).catch(() => undefined);

/** The job without keys: it reads the store, and keeps what code of apps replies. */
function renderFirst(): Promise<string[]> {
  process.env['SITE_RENDERS_TO'] = rendered;
  const { reader } = site.stores;
  const options = { say: () => undefined, gateOptions: { isStaticOnly: true } };
  return site.as('reader', () => answerProposals(renderOnly(reader), options));
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

test('A share is rendered twice: for all visitors, as it is checked, and beside what is live', async () => {
  await propose('5', { action: 'canary', unit: 'marketing', percent: 10 });
  expect(await renderFirst()).toEqual([expect.stringContaining('It was only rendered.')]);
  delete process.env['SITE_RENDERS_TO'];
  process.env['SITE_RENDERS_FROM'] = rendered;
  expect(await site.answer()).toEqual([
    expect.stringContaining('10 % of the visitors get ma00000005'),
  ]);
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
