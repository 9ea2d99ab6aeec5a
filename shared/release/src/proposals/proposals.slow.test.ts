/** @jest-environment node */
import { json } from 'node:stream/consumers';
import { readLiveState } from '@site/store';
import { startLoopbackServer } from '@site/testing/loopback-server';
import { RoleSite, type Role } from '../testing/roles';

const site = new RoleSite();
beforeAll(() => site.start());

const release = { action: 'release', unit: 'marketing' } as const;
const liveOf = async () => (await readLiveState(site.stores.reader)).units;

test('A team proposes, the composer makes it live, and the command of the team shows the outcome', async () => {
  expect(await site.propose('marketing', release, { mark: '1' })).toBe(
    'marketing: nothing → ma00000001 is live.',
  );
  await site.propose('marketing', release, { mark: '2' });
  expect(await site.propose('marketing', { action: 'rollback', unit: 'marketing' })).toBe(
    'marketing: ma00000002 → ma00000001 is live.',
  );
  expect(await site.stores.owner.list('proposals/')).toEqual([]);
});

test('Settings go live with the shell that its team proposes, if the owner has signed them', async () => {
  site.settings = { ...site.settings, splashMs: 700 };
  const unit = 'shell';
  await expect(site.propose('shell', { action: 'release', unit }, { mark: '2' })).rejects.toThrow(
    'of "settings" is signed with a key that the site does not name',
  );
  await site.as('owner', async () => {
    const { stageSettings } = await import('../settings/stage-settings');
    await stageSettings(site.stores.shell, site.settings, { units: {} });
  });
  await site.propose('shell', { action: 'release', unit }, { mark: '2' });
  expect((await liveOf()).shell?.version).toBe('sh00000002');
});

test('A refusal reaches the team and its webhook with its reason, and the next proposal is answered', async () => {
  const told: unknown[] = [];
  const webhook = await startLoopbackServer((request, response) => {
    void json(request).then((body) => {
      told.push(body);
      response.end();
    });
  });
  process.env['RELEASE_WEBHOOK'] = webhook.url;
  const older = site.propose('marketing', release, { mark: '1' });
  await expect(older).rejects.toThrow('is live already; there is nothing to release');
  delete process.env['RELEASE_WEBHOOK'];
  await webhook.close();
  expect(told).toEqual([
    {
      text: expect.stringMatching(
        /^proposals\/marketing\/.+ is refused: .+ is live already; there is nothing to release/,
      ),
    },
  ]);
  await site.propose('marketing', release, { mark: '3' });
  expect((await liveOf()).marketing?.version).toBe('ma00000003');
});

test('Commits of a repository elsewhere are compared by its team, and accepted where they are unknown', async () => {
  const source = (digit: string) => ({ commit: digit.repeat(40), isDirty: false, builder: 'ann' });
  await site.propose('marketing', release, { mark: '5', source: source('a') });
  expect((await liveOf()).marketing?.source?.commit).toBe('a'.repeat(40));
  await expect(
    site.propose('marketing', release, { mark: '6', source: source('b') }),
  ).rejects.toThrow(/which does not follow from commit a+ of the live version ma00000005/);
  expect(await site.stores.owner.list('proposals/')).toEqual([]);
});

test('Without an answer the command says what it waits for', async () => {
  await expect(
    site.request('account', { action: 'release', unit: 'account' }, { mark: '1' }),
  ).rejects.toThrow(/Nobody answered proposals\/account\/.+\(npm run compose -- --proposals/);
  await site.answer();
  expect((await liveOf()).account?.version).toBe('ac00000001');
});

test('The history names the person who proposed', async () => {
  process.env['SITE_RELEASED_BY'] = 'ada';
  const outcome = site.request('marketing', release, { mark: '4' }).catch(() => undefined);
  await outcome;
  process.env['SITE_RELEASED_BY'] = 'the pipeline';
  await site.answer();
  delete process.env['SITE_RELEASED_BY'];
  expect((await liveOf()).marketing?.by).toBe('ada');
});

/** Keys that each role may write where nothing is; NEW_KEYS has one of every kind. */
const WRITABLE: Record<Exclude<Role, 'owner'>, RegExp> = {
  composer: /^(live|decisions|site|answers|probe)\//,
  marketing: /^(apps|folders\/apps|signatures|proposals)\/marketing\/new/,
  account: /^(apps|folders\/apps|signatures|proposals)\/account\/new/,
  shell:
    /^((apps|folders\/apps|signatures|proposals)\/shell|settings|keys|signatures\/(settings|keys))\/new/,
  reader: /^$/,
};
const apps = ['shell', 'marketing', 'account'];
const NEW_KEYS = [
  ...apps.flatMap((app) =>
    ['apps', 'folders/apps', 'signatures', 'proposals', 'answers'].map(
      (root) => `${root}/${app}/new`,
    ),
  ),
  ...['settings', 'keys', 'signatures/settings', 'decisions', 'site', 'probe'].map(
    (root) => `${root}/new`,
  ),
];

describe.each(['composer', 'marketing', 'account', 'shell', 'reader'] as const)(
  'The credentials of %s',
  (role) => {
    test('Write what the role needs, and nothing else', async () => {
      const written: string[] = [];
      for (const key of NEW_KEYS) {
        const write = site.stores[role].putIfAbsent(`${key}-${role}`, Buffer.from('x'));
        await write.then(
          () => written.push(key),
          (error: unknown) => expect(String(error)).toContain('These credentials may not do this'),
        );
      }
      expect(written).toEqual(NEW_KEYS.filter((key) => WRITABLE[role].test(key)));
    });

    test('Replace and remove nothing that was published', async () => {
      const { stores } = site;
      for (const key of [
        'apps/marketing/ma00000001/descriptor.json',
        'signatures/shell/new-shell',
      ]) {
        const { etag = null } = (await stores.reader.read(key)) ?? {};
        await expect(stores[role].compareAndSwap(key, Buffer.from('x'), etag)).rejects.toThrow();
        await expect(stores[role].remove(key)).rejects.toThrow('may not do this');
      }
    });
  },
);
