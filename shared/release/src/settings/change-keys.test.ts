/** @jest-environment node */
import { createSigningKeys } from '@site/site';
import type { AppName } from '@site/contract';
import { addKey, revokeKey, rotateOwnerKey } from './change-keys';
import { verifyHistory } from '../maintenance/verify-history';
import { setUpSampleSite } from '../testing/set-up-sample-site';
import type { SampleSite } from '../testing/sample-site';
import { withSigningKey, type Keys } from '../testing/with-signing-key';

let site: SampleSite;
let [owner, team, next] = [] as unknown as [Keys, Keys, Keys];

/** A site with a pinned owner, whose marketing team has released three versions with its first key. */
setUpSampleSite(
  (copy) => (site = copy),
  async (prepared) => {
    [owner, team, next] = [
      await createSigningKeys(),
      await createSigningKeys(),
      await createSigningKeys(),
    ];
    prepared.settings = { ...prepared.settings, teamPublicKeys: { marketing: [team.publicKey] } };
    process.env['SITE_PUBLIC_KEYS'] = owner.publicKey;
    await withSigningKey(owner, () => prepared.release('shell', { mark: '1' }));
    for (const mark of ['1', '2', '3'])
      await withSigningKey(team, () => prepared.release('marketing', { mark }));
  },
);
beforeEach(() => void (process.env['SITE_PUBLIC_KEYS'] = owner.publicKey));
afterEach(() => void delete process.env['SITE_PUBLIC_KEYS']);

const change = (command: typeof addKey, key: Keys, name: AppName = 'marketing') =>
  withSigningKey(owner, () =>
    command(site.store, { name, key: key.publicKey, ...site.work({ isWayBack: true }) }),
  );
const release = (key: Keys, mark: string) =>
  withSigningKey(key, () => site.release('marketing', { mark }));
const heading = () => site.readHeading('marketing');
const keysOf = async () => (await site.readLiveSite())?.settings.teamPublicKeys?.marketing;

test('A rotation has no moment in which nothing can be released', async () => {
  await release(team, '4');
  await change(addKey, next);
  await release(team, '5');
  await release(next, '6');
  await change(revokeKey, team);
  await release(next, '7');
  expect(await heading()).toBe('marketing 7 in 1');
  await expect(release(team, '8')).rejects.toThrow('is signed with a key that was revoked at');
  expect(await heading()).toBe('marketing 7 in 1');
});

test('A stolen key is revoked at once: what is live stays, and can be rolled back', async () => {
  await change(addKey, next);
  await change(revokeKey, team);
  await withSigningKey(owner, () => site.release('account', { mark: '1' }));
  expect(await heading()).toBe('marketing 3 in 1');
  await withSigningKey(next, () => site.rollback('marketing'));
  expect(await heading()).toBe('marketing 2 in 1');
  await expect(withSigningKey(next, () => site.rollback('marketing'))).rejects.toThrow(
    /The version ma00000001 of "marketing" is signed with a key that was revoked at .*npm run sign -- marketing ma00000001/,
  );
  expect(await heading()).toBe('marketing 2 in 1');
});

test('A key that was rotated out comes back with nothing', async () => {
  await change(addKey, next);
  await change(revokeKey, team);
  await expect(change(addKey, team)).rejects.toThrow('was revoked');
  // The settings file still lists the old key, and not the new one.
  site.settings.brand.name = 'Brand 2';
  await withSigningKey(owner, () => site.release('shell', { mark: '2' }));
  expect(await keysOf()).toEqual([next.publicKey]);
  await withSigningKey(owner, () => site.rollback('settings'));
  await withSigningKey(owner, () => site.rollback('shell'));
  expect(await keysOf()).toEqual([next.publicKey]);
  await expect(release(team, '4')).rejects.toThrow('is signed with a key that was revoked at');
});

test('The only key of a team is not revoked, and a foreign one is none', async () => {
  await expect(change(revokeKey, team)).rejects.toThrow(
    'It is the only key of "marketing", whose releases would stop. Add the new one first',
  );
  await expect(change(revokeKey, next)).rejects.toThrow('"marketing" has no key');
});

test('Only the owner changes keys', async () => {
  const work = { key: next.publicKey, name: 'marketing', ...site.work() } as const;
  await expect(withSigningKey(team, () => addKey(site.store, work))).rejects.toThrow(
    'is signed with a key that the site does not name for it',
  );
  expect(await keysOf()).toEqual([team.publicKey]);
});

test('What was changed in the store is not vouched for by a revocation', async () => {
  await change(addKey, next);
  const { appendFileSync } = await import('node:fs');
  appendFileSync(site.pathOf('marketing', 'ma00000003') + '/node/index.js', ' ');
  await expect(change(revokeKey, team)).rejects.toThrow('its files were changed');
});

test('The key of the owner is rotated while both are pinned', async () => {
  const work = site.work({ isWayBack: true });
  await expect(withSigningKey(next, () => rotateOwnerKey(site.store, work))).rejects.toThrow(
    'Pin the new key beside the old one first',
  );
  process.env['SITE_PUBLIC_KEYS'] = `${owner.publicKey},${next.publicKey}`;
  await withSigningKey(next, () => rotateOwnerKey(site.store, work));
  expect(await verifyHistory(site.store)).toMatchObject({ problems: [] });
  process.env['SITE_PUBLIC_KEYS'] = next.publicKey;
  await release(team, '4');
  await withSigningKey(next, () => site.release('account', { mark: '1' }));
  expect(await heading()).toBe('marketing 4 in 1');
});
