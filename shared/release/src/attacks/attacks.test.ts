/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSigningKeys } from '@site/site';
import type { ReleaseDecision } from '@site/contract';
import { readLiveState, recordDecision } from '@site/store';
import { addKey, revokeKey } from '../settings/change-keys';
import { hashDecision, signDecision } from '../decision-chain';
import { checkStore } from '../maintenance/check-store';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';
import { withSigningKey as as, type Keys } from '../testing/with-signing-key';

let owner: Keys;
let team: Keys;
let stranger: Keys;
let site: SampleSite;

beforeAll(async () => {
  [owner, team, stranger] = [
    await createSigningKeys(),
    await createSigningKeys(),
    await createSigningKeys(),
  ];
});

/** A site whose settings are signed by its owner and whose marketing team signs, composed where the owner's key is pinned. */
setUpSampleSite(
  (copy) => (site = copy),
  async (begun) => {
    begun.settings = { ...begun.settings, teamPublicKeys: { marketing: [team.publicKey] } };
    process.env['SITE_PUBLIC_KEYS'] = owner.publicKey;
    await as(owner, () => begun.release('shell', { mark: '1' }));
    await as(team, () => begun.release('marketing', { mark: '1' }));
  },
);
beforeEach(() => {
  process.env['SITE_PUBLIC_KEYS'] = owner.publicKey;
});
afterEach(() => {
  delete process.env['SITE_PUBLIC_KEYS'];
  delete process.env['SITE_SIGNING_KEY'];
});

const inStore = (...names: string[]) => path.join(site.storeFolder, ...names);
const documentOf = async (unit: 'settings' | 'keys') =>
  inStore(unit, `${(await readLiveState(site.store)).units[unit]?.version}.json`);

describe('With write access to the store', () => {
  test.each([
    ['settings', /"supabaseUrl": "[^"]+"/, '"supabaseUrl": "https://evil.example"'],
    [
      'keys',
      /"marketing": \[[^\]]+\]/,
      '"marketing": ["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="]',
    ],
  ] as const)('%s that were changed in place are used by nobody', async (unit, from, to) => {
    const file = await documentOf(unit);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
    await expect(site.release('account', { mark: '1' })).rejects.toThrow('its content was changed');
    expect((await readLiveState(site.store)).units.account).toBeUndefined();
  });

  test('A decision that names settings of the attacker is composed by nobody', async () => {
    delete process.env['SITE_PUBLIC_KEYS'];
    const attack = site.copy();
    attack.settings.supabaseUrl = 'https://evil.example';
    delete attack.settings.teamPublicKeys;
    await as(stranger, () => attack.release('shell', { mark: '1' }));
    process.env['SITE_PUBLIC_KEYS'] = owner.publicKey;
    await expect(attack.release('account', { mark: '1' })).rejects.toThrow(
      'is signed with a key that the site does not name for it',
    );
    attack.remove();
  });

  test('Settings that nobody signed do not go live with their shell', async () => {
    site.settings.brand.name = 'Brand 2';
    await expect(site.release('shell', { mark: '2' })).rejects.toThrow('"settings" is not signed');
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });

  test.each([
    ['a changed file', 'node/index.js', 'hostile()'],
    ['a file more', 'web/static/js/more.js', 'hostile()'],
    ['another descriptor', 'descriptor.json', '{}'],
    ['a compressed copy of nothing', 'web/static/js/more.js.br', 'hostile()'],
    ['a compressed copy beside its modules', 'node/index.js.br', 'hostile()'],
  ])(
    'A version that was planted with %s gets no signature of the team',
    async (_case, file, content) => {
      const planted = site.copy();
      await as(stranger, () => planted.release('marketing', { mark: '2' })).catch(() => undefined);
      const from = path.join(planted.storeFolder, 'apps/marketing/ma00000002');
      fs.cpSync(from, inStore('apps/marketing/ma00000002'), { recursive: true });
      planted.remove();
      fs.writeFileSync(inStore('apps/marketing/ma00000002', file), content);
      await expect(as(team, () => site.release('marketing', { mark: '2' }))).rejects.toThrow(
        `is not what this build makes (${file})`,
      );
      expect(fs.existsSync(inStore('signatures/marketing/ma00000002'))).toBe(false);
      expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
    },
  );

  test('A version that lacks a file gets no signature of the team', async () => {
    fs.rmSync(inStore('apps/marketing/ma00000001/node/index.js'));
    await expect(as(team, () => site.release('marketing', { mark: '1' }))).rejects.toThrow(
      'is not what this build makes (node/index.js)',
    );
  });
});

describe('With write access to the store and the key of one team', () => {
  /** Writes the next decision as an attacker would, without the commands. */
  async function forge(change: (decision: ReleaseDecision) => void, key?: Keys): Promise<void> {
    const { decision } = await readLiveState(site.store);
    if (!decision) throw new Error('Nothing is live.');
    await recordDecision(site.store, decision);
    const next = structuredClone({
      ...decision,
      generation: decision.generation + 1,
      before: hashDecision(decision),
    });
    delete next.signature;
    change(next);
    const signed = key ? await as(key, () => signDecision(next)) : next;
    fs.writeFileSync(inStore('live/site.json'), JSON.stringify(signed));
  }

  const withdrawMarketing = ({ units }: ReleaseDecision) => void delete units.marketing;

  test.each([
    ['nobody', () => undefined],
    ['a stranger', () => stranger],
  ])('A decision of %s is completed by nobody', async (_who, key) => {
    await forge(withdrawMarketing, key());
    await expect(as(team, () => site.release('marketing', { mark: '2' }))).rejects.toThrow(
      'Decision 3 changed marketing without a signature that allows it',
    );
    expect(await site.readHeading('marketing')).toBe('marketing 1 in 1');
  });

  test('The team decides about its own app, and the commands of others go on', async () => {
    await as(team, () => site.release('marketing', { mark: '2' }));
    await as(owner, () => site.release('account', { mark: '1' }));
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  });

  test.each(['shell', 'settings', 'keys'] as const)(
    'The team does not decide about %s',
    async (unit) => {
      await forge(({ units }) => Object.assign(units[unit] ?? {}, { by: 'the attacker' }), team);
      await expect(as(team, () => site.release('marketing', { mark: '2' }))).rejects.toThrow(
        `Decision 3 changed ${unit} without a signature that allows it`,
      );
    },
  );

  test('A decision of nobody below one of the team is found', async () => {
    await forge(withdrawMarketing);
    await forge(() => undefined, team);
    await expect(as(team, () => site.release('marketing', { mark: '2' }))).rejects.toThrow(
      'Decision 3 changed marketing without a signature that allows it',
    );
  });

  test('A history that was rewritten is named, by the check as well', async () => {
    await as(team, () => site.release('marketing', { mark: '2' }));
    const file = inStore('decisions/00000002.json');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('"by": "', '"by": "not '));
    const sentence = 'Decision 2 is not the one that decision 3 followed';
    expect(await checkStore(site.store)).toContainEqual(
      expect.objectContaining({ object: 'decisions/00000002.json', cost: sentence }),
    );
    await expect(as(team, () => site.release('marketing', { mark: '3' }))).rejects.toThrow(
      sentence,
    );
  });

  test('The owner is told, and puts it right', async () => {
    await forge(withdrawMarketing, stranger);
    await as(owner, () => site.release('account', { mark: '1' }));
    expect(site.messages.join('\n')).toContain('Decision 3 changed marketing');
    await as(team, () => site.release('marketing', { mark: '2' }));
    expect(await site.readHeading('marketing')).toBe('marketing 2 in 1');
  });
});

describe('A key that was rotated out', () => {
  test('Does not come back with a rollback of settings', async () => {
    site.settings = structuredClone(site.settings);
    site.settings.brand.name = 'Brand 2';
    await as(owner, () => site.release('shell', { mark: '2' }));
    const work = { name: 'marketing', ...site.work({ isWayBack: true }) } as const;
    await as(owner, () => addKey(site.store, { key: stranger.publicKey, ...work }));
    await as(owner, () => revokeKey(site.store, { key: team.publicKey, ...work }));
    await as(owner, () => site.rollback('settings'));
    const live = await site.readLiveSite();
    expect(live?.settings.brand.name).not.toBe('Brand 2');
    expect(live?.settings.teamPublicKeys).toEqual({ marketing: [stranger.publicKey] });
  });

  test('Is not brought back by name', async () => {
    await expect(site.rollback('keys')).rejects.toThrow('Keys are not rolled back');
  });
});
