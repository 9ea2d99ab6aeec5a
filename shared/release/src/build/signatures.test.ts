/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys, requireSignatures } from '@site/site';
import { signVersion } from './sign-version';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';

type Keys = { publicKey: string; privateKey: string };

let team: Keys;
let stranger: Keys;
let site: SampleSite;
const signedWith = (key?: Keys) => {
  if (key) process.env['SITE_SIGNING_KEY'] = key.privateKey;
  else delete process.env['SITE_SIGNING_KEY'];
};

beforeAll(async () => {
  [team, stranger] = [await createSigningKeys(), await createSigningKeys()];
});

/** A site whose marketing team signs, and nobody else. */
setUpSampleSite(
  (copy) => (site = copy),
  async (begun) => {
    begun.settings = { ...begun.settings, teamPublicKeys: { marketing: [team.publicKey] } };
    await begun.release('shell', { mark: '1' });
    signedWith(team);
    await begun.release('marketing', { mark: '1' });
  },
);
beforeEach(() => signedWith(team));
afterEach(() => signedWith());

test('What the team has signed goes live, and documents carry no keys', async () => {
  await site.release('marketing', { mark: '2' });
  expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  const { folder = '', settings } = (await site.readLiveSite()) ?? {};
  const document = fs.readFileSync(path.join(folder, '404.html'), 'utf8');
  expect(settings?.teamPublicKeys?.marketing).toEqual([team.publicKey]);
  expect(document).toContain(settings?.supabaseUrl);
  expect(document).not.toContain(team.publicKey);
});

test.each([
  ['not signed', () => undefined, 'is not signed, and this site takes signed versions of it only.'],
  [
    'signed by a stranger',
    () => stranger,
    'is signed with a key that the site does not name for it',
  ],
])('What is %s is refused, and nothing changes', async (_case, key, sentence) => {
  signedWith(key());
  await expect(site.release('marketing', { mark: '2' })).rejects.toThrow(sentence);
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test('An app that the settings name no key for needs none', async () => {
  signedWith();
  await site.release('account', { mark: '1' });
  expect(await site.readHeading('account')).toBe('account 1 in 1');
});

test.each([['web/static/js/page.1.js'], ['node/index.js'], ['descriptor.json']])(
  'A version whose %s was changed in the store is refused by whoever composes next',
  async (file) => {
    const changed = path.join(site.storeFolder, 'apps/marketing/ma00000001', file);
    fs.appendFileSync(changed, ' ');
    await expect(site.release('account', { mark: '1' })).rejects.toThrow(
      'The version ma00000001 of "marketing" is not what was signed: its files were changed.',
    );
  },
);

test('A canary that was changed in the store is refused by whoever composes next', async () => {
  await site.canary('marketing', { mark: '2' });
  fs.appendFileSync(path.join(site.storeFolder, 'apps/marketing/ma00000002/node/index.js'), ' ');
  await expect(site.release('account', { mark: '1' })).rejects.toThrow(
    'The version ma00000002 of "marketing" is not what was signed',
  );
});

test('A way back leads only to what was signed', async () => {
  await site.release('marketing', { mark: '2' });
  fs.rmSync(path.join(site.storeFolder, 'signatures/marketing/ma00000001'), { recursive: true });
  await expect(site.rollback('marketing')).rejects.toThrow(
    'ma00000001 of "marketing" is not signed',
  );
  expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
});

test('A composition that was lost is not made again from what nobody signed', async () => {
  fs.rmSync(path.join(site.storeFolder, 'sites'), { recursive: true });
  fs.rmSync(path.join(site.storeFolder, 'signatures'), { recursive: true });
  await expect(site.release('account', { mark: '1' })).rejects.toThrow('is not signed');
  signedWith(team);
  await site.release('marketing', { mark: '1' }).catch(() => undefined);
  await site.release('account', { mark: '1' });
  expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
});

test('A signature for one version says nothing of another', async () => {
  signedWith();
  const [from, to] = ['ma00000001', 'ma00000002'].map((version) =>
    path.join(site.storeFolder, 'signatures/marketing', version),
  );
  fs.cpSync(from ?? '', to ?? '', { recursive: true });
  await expect(site.release('marketing', { mark: '2' })).rejects.toThrow('is not what was signed');
});

test('A key that is none is said to be none', async () => {
  const version = { unit: 'marketing', version: 'ma00000001', content: '' } as const;
  await expect(signVersion(site.store, version, 'nonsense')).rejects.toThrow(
    'SITE_SIGNING_KEY holds no private key.',
  );
});

const inStore = (name: string) => path.join(site.storeFolder, name);

test('A compressed copy that was planted is neither signed nor composed, whatever it contains', async () => {
  fs.writeFileSync(inStore('apps/shell/sh00000001/web/static/js/shell.1.js.br'), 'hostile()');
  await site.release('marketing', { mark: '2' });
  const { folder = '' } = (await site.readLiveSite()) ?? {};
  expect(fs.existsSync(path.join(folder, 'static/js/shell.1.js'))).toBe(true);
  expect(fs.existsSync(path.join(folder, 'static/js/shell.1.js.br'))).toBe(false);
});

test.each([
  ['null', 'is signed with a key that the site does not name for it'],
  ['{', 'signatures/marketing/ma00000001/other.json'],
])('A file with %s among the signatures is none', async (content, sentence) => {
  const folder = inStore('signatures/marketing/ma00000001');
  fs.writeFileSync(path.join(folder, 'other.json'), content);
  const settings = { ...site.settings, teamPublicKeys: { marketing: ['another'] } };
  await expect(
    requireSignatures(site.store, settings, { marketing: { version: 'ma00000001' } }),
  ).rejects.toThrow(sentence);
});
