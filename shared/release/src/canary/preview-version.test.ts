/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys } from '@site/site';
import { readLiveState } from '@site/store';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';

let site: SampleSite;
setUpSampleSite(
  (copy) => (site = copy),
  (begun) => {
    begun.settings.teamTools = true;
    return begun.start();
  },
);
afterEach(() => {
  delete process.env['SITE_SIGNING_KEY'];
});

test('A previewed version can be looked at, and visitors keep what they have', async () => {
  const address = await site.preview('marketing', { mark: '2' });
  expect(address).toBe('http://localhost:3000/marketing?preview=marketing@ma00000002');
  expect(await previews()).toEqual(['ma00000002']);
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  expect(await site.findFaults()).toEqual([]);
});

test('It can be released as it is, and rolled back', async () => {
  await site.preview('marketing', { mark: '2' });
  await site.release('marketing', { mark: '2' });
  expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  await site.rollback('marketing');
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test('Previewing it again changes nothing and says the address again', async () => {
  const address = await site.preview('marketing', { mark: '2' });
  const before = await readLiveState(site.store);
  expect(await site.preview('marketing', { mark: '2' })).toBe(address);
  expect(await readLiveState(site.store)).toEqual(before);
});

test.each([
  ['what visitors get already', { mark: '1' }, 'there is nothing to preview'],
  ['another contract', { mark: '2', contract: 3 }, 'was made against contract version 3'],
  ['an address of another remote', { mark: '2', paths: ['/editor'] }, 'is claimed by'],
])('%s is refused', async (_case, sample, sentence) => {
  await expect(site.preview('marketing', sample)).rejects.toThrow(sentence);
  expect(await previews()).toEqual([]);
});

test('A site that does not allow it refuses to preview, and forgets what it had', async () => {
  await site.preview('marketing', { mark: '2' });
  delete site.settings.teamTools;
  await site.release('shell', { mark: '1' });
  expect(await previews()).toBeUndefined();
  await expect(site.preview('marketing', { mark: '3' })).rejects.toThrow('shows no previews');
});

describe('Where a team signs', () => {
  let privateKey = '';
  beforeEach(async () => {
    const keys = await createSigningKeys();
    privateKey = keys.privateKey;
    process.env['SITE_SIGNING_KEY'] = privateKey;
    await site.release('marketing', { mark: '7' });
    await site.release('marketing', { mark: '8' });
    site.settings = { ...site.settings, teamPublicKeys: { marketing: [keys.publicKey] } };
    await site.release('shell', { mark: '1' });
  });

  test('What it has not signed cannot be previewed', async () => {
    delete process.env['SITE_SIGNING_KEY'];
    await expect(site.preview('marketing', { mark: '9' })).rejects.toThrow('is not signed');
    expect(await previews()).toEqual([]);
  });

  test('What was changed after it was signed is left out, and stops no release', async () => {
    await site.preview('marketing', { mark: '9' });
    expect(await previews()).toEqual(['ma00000009']);
    const file = 'apps/marketing/ma00000009/web/static/js/page.9.js';
    fs.appendFileSync(path.join(site.storeFolder, file), ' ');
    await site.release('account', { mark: '2' });
    expect(await previews()).toEqual([]);
  });
});

/** The versions that the live site shows to whoever asks; undefined when it has no such list. */
async function previews(): Promise<string[] | undefined> {
  const file = path.join((await site.readLiveSite())?.folder ?? '', 'previews.json');
  if (!fs.existsSync(file)) return undefined;
  const versions: string[] = JSON.parse(fs.readFileSync(file, 'utf8'));
  return versions;
}
