/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys, hashVersionFolder } from '@site/site';
import type { LiveUnits, ReleaseDecision } from '@site/contract';
import { readLiveState } from '@site/store';
import { signVersion } from './build/sign-version';
import { releaseApp } from './release';
import type { SampleSite } from './testing/sample-site';
import { setUpSampleSite } from './testing/set-up-sample-site';
import { withSigningKey, type Keys } from './testing/with-signing-key';
import { findReplayedVersion } from './version-numbers';

let team: Keys;
let site: SampleSite;

/** The marketing team has released two versions, with the numbers 1 and 2. */
setUpSampleSite(
  (copy) => (site = copy),
  async (prepared) => {
    team = await createSigningKeys();
    prepared.settings = { ...prepared.settings, teamPublicKeys: { marketing: [team.publicKey] } };
    await prepared.release('shell', { mark: '1' });
    await withSigningKey(team, () => prepared.release('marketing', { mark: '1' }));
    await withSigningKey(team, () => prepared.release('marketing', { mark: '2' }));
  },
);

const readUnit = async () => (await readLiveState(site.store)).units.marketing;
/** Releases a version that is in the store, as a thief without the team's private key can. */
const releaseStored = (version: string) =>
  releaseApp(site.store, {
    built: { app: 'marketing', version },
    isOlderAllowed: true,
    ...site.work({ app: 'marketing' }),
  });
const sign = async (version: string, number: number) => {
  const content = hashVersionFolder(path.join(site.storeFolder, 'apps/marketing', version));
  await withSigningKey(team, () =>
    signVersion(site.store, { unit: 'marketing', version, content, number }),
  );
};

test('Records the number of each version, and the highest', async () => {
  expect(await readUnit()).toMatchObject({
    version: 'ma00000002',
    number: 2,
    highestNumber: 2,
    earlier: [{ version: 'ma00000001', number: 1 }],
  });
});

test('Refuses an older version that was signed before, and names rollback', async () => {
  const before = await readLiveState(site.store);
  await expect(releaseStored('ma00000001')).rejects.toThrow(
    'Version ma00000001 of "marketing" is signed with the number 1, and 2 was decided before, so it is an older one. Go back to it with npm run rollback -- marketing --to ma00000001.',
  );
  expect(await readLiveState(site.store)).toEqual(before);
});

test('Refuses the version that was rolled back from, unless its team signs it again', async () => {
  await site.rollback('marketing');
  expect(await readUnit()).toMatchObject({ version: 'ma00000001', number: 1, highestNumber: 2 });
  await expect(releaseStored('ma00000002')).rejects.toThrow('npm run rollback');
  await withSigningKey(team, () => site.release('marketing', { mark: '2' }));
  expect(await readUnit()).toMatchObject({ version: 'ma00000002', number: 3, highestNumber: 3 });
});

test('Releases a canary to all with the number that it was decided with', async () => {
  await withSigningKey(team, () => site.canary('marketing', { mark: '3' }));
  expect(await readUnit()).toMatchObject({ number: 2, canary: { number: 3 }, highestNumber: 3 });
  await site.releaseToAll('marketing');
  expect(await readUnit()).toMatchObject({ version: 'ma00000003', number: 3, highestNumber: 3 });
});

test('Refuses a number that nobody could follow', async () => {
  await withSigningKey(team, () => site.release('marketing', { mark: '3' }));
  await site.rollback('marketing');
  await sign('ma00000003', Number.MAX_SAFE_INTEGER);
  await expect(releaseStored('ma00000003')).rejects.toThrow('and the next one is 4');
});

test.each([1.5, -1, 'x'])('Ignores a signature with the number %p', async (number) => {
  await sign('ma00000001', number as number);
  await expect(releaseStored('ma00000001')).rejects.toThrow('signed with the number 1');
});

test('Composes a version only with the number of its decision', async () => {
  const file = path.join(site.storeFolder, 'live/site.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"number": 2', '"number": 9'));
  await expect(site.release('account', { mark: '1' })).rejects.toThrow(
    'is signed with the number 2, and the decision that made it live says 9',
  );
});

describe('A decision without a command', () => {
  const settings = { teamPublicKeys: { marketing: ['key'] } };
  async function replayOf(
    action: ReleaseDecision['action'],
    change: (units: LiveUnits) => void,
    keys: Parameters<typeof findReplayedVersion>[2] = settings,
  ) {
    const { decision } = await readLiveState(site.store);
    if (!decision) throw new Error('Nothing is live.');
    const next = { ...structuredClone(decision), action };
    change(next.units);
    return findReplayedVersion(decision.units, next, keys);
  }
  const older = (units: LiveUnits) =>
    void Object.assign(units.marketing ?? {}, { version: 'ma00000001', number: 1 });

  test.each<[string, ReleaseDecision['action'], (units: LiveUnits) => void, string | undefined]>([
    ['an older version by a release', 'release', older, 'that is not the next one'],
    ['an older version by a rollback', 'rollback', older, undefined],
    [
      'an older canary',
      'canary',
      ({ marketing }) => {
        const canary = { version: 'ma00000001', number: 1, percent: 5, at: '' };
        Object.assign(marketing ?? {}, { canary });
      },
      'that is not the next one',
    ],
    ['no app', 'compose', (units) => void delete units.marketing, 'changed the numbers'],
    [
      'a number far away',
      'compose',
      ({ marketing }) => void Object.assign(marketing ?? {}, { highestNumber: 99 }),
      'changed the numbers',
    ],
    [
      'the next version',
      'release',
      ({ marketing }) =>
        void Object.assign(marketing ?? {}, {
          version: 'ma00000003',
          number: 3,
          highestNumber: 3,
        }),
      undefined,
    ],
  ])('Makes %s live', async (_case, action, change, sentence) => {
    const expected = sentence === undefined ? undefined : expect.stringContaining(sentence);
    expect(await replayOf(action, change)).toEqual(expected);
  });

  test('Is free for an app without keys', async () => {
    expect(await replayOf('release', older, {})).toBeUndefined();
  });
});
