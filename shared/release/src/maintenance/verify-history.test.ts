/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys } from '@site/site';
import type { ReleaseDecision } from '@site/contract';
import { hashDecision, signDecision } from '../decision-chain';
import { stageSettings } from '../settings/stage-settings';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';
import { withSigningKey, type Keys } from '../testing/with-signing-key';
import { verifyHistory } from './verify-history';

let site: SampleSite;
let [owner, team, stranger] = [] as unknown as [Keys, Keys, Keys];

/** Decisions of the owner (1), of the marketing team (2 and 3), and of the owner again (4). */
setUpSampleSite(
  (copy) => (site = copy),
  async (prepared) => {
    [owner, team, stranger] = [
      await createSigningKeys(),
      await createSigningKeys(),
      await createSigningKeys(),
    ];
    prepared.settings = {
      ...prepared.settings,
      teamPublicKeys: { marketing: [team.publicKey] },
    };
    process.env['SITE_PUBLIC_KEYS'] = owner.publicKey;
    await withSigningKey(owner, () => prepared.release('shell', { mark: '1' }));
    await withSigningKey(team, () => prepared.release('marketing', { mark: '1' }));
    await withSigningKey(team, () => prepared.release('marketing', { mark: '2' }));
    await withSigningKey(owner, () => prepared.release('account', { mark: '1' }));
  },
);
beforeEach(() => void (process.env['SITE_PUBLIC_KEYS'] = owner.publicKey));
afterEach(() => void delete process.env['SITE_PUBLIC_KEYS']);

const fileOf = (name: string) => path.join(site.storeFolder, name);
const entry = (generation: number) => `decisions/0000000${generation}.json`;
const read = (name: string) => JSON.parse(fs.readFileSync(fileOf(name), 'utf8')) as ReleaseDecision;
const write = (name: string, decision: ReleaseDecision) =>
  fs.writeFileSync(fileOf(name), JSON.stringify(decision));
function edit(name: string, change: (decision: ReleaseDecision) => void): void {
  const decision = read(name);
  change(decision);
  write(name, decision);
}
const problems = async (includes?: string) =>
  (await verifyHistory(site.store, { includes })).problems;

test('Accepts the decisions of owner and team, and names the newest one', async () => {
  const newest = { generation: 4, hash: hashDecision(read('live/site.json')) };
  expect(await verifyHistory(site.store)).toEqual({ newest, problems: [], notes: [] });
  expect(await problems(newest.hash)).toEqual([]);
});

test.each<[string, () => void, RegExp]>([
  ['was removed', () => fs.rmSync(fileOf(entry(2))), /^decisions\/00000002.json is missing\./],
  [
    'cannot be read',
    () => fs.writeFileSync(fileOf(entry(2)), '{'),
    /^decisions\/00000002.json cannot be read\./,
  ],
  [
    'was edited',
    () => edit(entry(2), (decision) => (decision.by = 'somebody else')),
    /^Decision 2 was edited after it was signed\./,
  ],
  [
    'changed its place',
    () => fs.copyFileSync(fileOf(entry(3)), fileOf(entry(2))),
    /^decisions\/00000002.json holds decision 3: decisions changed places\./,
  ],
  [
    'lost its signature',
    () => edit(entry(3), (decision) => delete decision.signature),
    /^Decision 3 is not signed\./,
  ],
  [
    'has a signature of another decision',
    () => edit(entry(3), (each) => Object.assign(each, { signature: read(entry(2)).signature })),
    /^Decision 3 was edited after it was signed\./,
  ],
  [
    'has a key that is none',
    () => edit(entry(3), (each) => Object.assign(each.signature ?? {}, { key: '-' })),
    /^Decision 3 was edited after it was signed\./,
  ],
  [
    'lost the hash of the one before it',
    () => edit(entry(3), (decision) => delete decision.before),
    /^Decision 3 does not contain the hash of the one before it\./,
  ],
])('Names a decision that %s, and says what to do', async (_case, damage, sentence) => {
  damage();
  expect(await problems()).toContainEqual(expect.stringMatching(sentence));
  for (const each of await problems()) expect(each).toMatch(/Restore it from the versioning/);
});

test('Names a decision of a stranger, even if all later hashes fit', async () => {
  edit(entry(3), (decision) => (decision.by = 'somebody else'));
  write(entry(3), await withSigningKey(stranger, () => signDecision(read(entry(3)))));
  edit('live/site.json', (decision) => (decision.before = hashDecision(read(entry(3)))));
  write('live/site.json', await withSigningKey(owner, () => signDecision(read('live/site.json'))));
  fs.copyFileSync(fileOf('live/site.json'), fileOf(entry(4)));
  expect(await problems()).toEqual([
    expect.stringContaining(
      'Decision 3 changed marketing without a signature that allows it. If the key of the site was another one then',
    ),
  ]);
});

test('Names a live decision that its copy in the history differs from', async () => {
  edit(entry(4), (decision) => (decision.by = 'somebody else'));
  expect(await problems()).toEqual([
    expect.stringContaining(`${entry(4)} is not the decision that live/site.json holds.`),
  ]);
});

describe('A history that ends early', () => {
  test('Is named while later decisions are there', async () => {
    fs.copyFileSync(fileOf(entry(3)), fileOf('live/site.json'));
    expect(await problems()).toEqual([
      expect.stringContaining(
        `live/site.json holds decision 3, and the history goes on to ${entry(4)}: an older state was put back.`,
      ),
    ]);
  });

  test('Is named when the live object is missing', async () => {
    fs.rmSync(fileOf('live/site.json'));
    fs.rmSync(fileOf(entry(4)));
    expect(await problems()).toEqual([
      expect.stringContaining('live/site.json is missing, so decisions after number 3'),
    ]);
  });

  test('Is named by whoever noted the hash of a decision', async () => {
    const hash = hashDecision(read('live/site.json')).slice(0, 20);
    fs.copyFileSync(fileOf(entry(3)), fileOf('live/site.json'));
    fs.rmSync(fileOf(entry(4)));
    expect(await problems()).toEqual([]);
    expect(await problems(hash)).toEqual([
      expect.stringContaining(`No decision has the hash ${hash}`),
    ]);
  });
});

test('Checks hashes, and says so, where no key of the site is pinned', async () => {
  delete process.env['SITE_PUBLIC_KEYS'];
  edit(entry(3), (decision) => void delete decision.signature);
  edit(entry(2), (decision) => {
    decision.by = 'somebody else';
    delete decision.signature;
  });
  expect(await verifyHistory(site.store)).toMatchObject({
    problems: [expect.stringContaining('Decision 2 is not the one that decision 3 followed')],
    notes: [expect.stringContaining('Signers were not checked')],
  });
});

test('Accepts what was decided before the site had keys', async () => {
  const unsigned = site.copy();
  fs.rmSync(unsigned.storeFolder, { recursive: true });
  delete process.env['SITE_PUBLIC_KEYS'];
  unsigned.settings = { ...unsigned.settings };
  delete unsigned.settings.teamPublicKeys;
  await unsigned.release('shell', { mark: '1' });
  process.env['SITE_PUBLIC_KEYS'] = owner.publicKey;
  await withSigningKey(owner, async () => {
    await stageSettings(unsigned.store, unsigned.settings, { units: {} });
    await unsigned.release('shell', { mark: '2' });
  });
  expect(await verifyHistory(unsigned.store)).toMatchObject({
    problems: [],
    notes: ['Decision 1 is not signed; the site had no keys yet.'],
  });
  unsigned.remove();
});

test('Reports a live object that cannot be read', async () => {
  fs.writeFileSync(fileOf('live/site.json'), '{');
  expect(await problems()).toEqual([expect.stringContaining('live/site.json')]);
});
