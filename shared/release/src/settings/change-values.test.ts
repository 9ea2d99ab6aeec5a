/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {
  isRemoteName,
  toPageRegistry,
  type RemoteName,
  type SettingsDeclaration,
} from '@site/contract';
import { readLiveState } from '@site/store';
import { readReleaseOverview } from '../release-overview';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';
import { addRemote } from './change-remotes';
import { setValue, unsetValue } from './change-values';

const academy = requireName('academy');
const description = 'For the tests.';
const settings = {
  title: { type: 'text', default: 'Courses', maxLength: 20, description },
  limit: { type: 'number', default: 12, min: 1, max: 50, description },
  isDense: { type: 'boolean', default: false, description },
  order: { type: 'choice', default: 'newest', choices: ['newest', 'name'], description },
  catalogue: { type: 'flag', default: 'off', since: today(), description },
} as const satisfies SettingsDeclaration;

let site: SampleSite;
setUpSampleSite(
  (copy) => (site = copy),
  async (prepared) => {
    await prepared.start();
    await addRemote(prepared.store, {
      name: academy,
      origin: 'http://localhost:3004',
      ...prepared.work(),
    });
    await prepared.release(academy, { mark: '1', settings });
  },
);

const set = (key: string, text: string, name = academy) =>
  setValue(site.store, { name, key, text, ...site.work({ isWayBack: true }) });
const unset = (key: string) =>
  unsetValue(site.store, { name: academy, key, ...site.work({ isWayBack: true }) });
const readValues = async () => {
  const registry = (await site.readLiveSite())?.registry;
  return registry && toPageRegistry(registry).remotes[academy]?.values;
};

describe('A value', () => {
  test.each([
    ['title', '</script>\u2028<!--', '</script>\u2028<!--'],
    ['limit', '50', 50],
    ['isDense', 'true', true],
    ['order', 'name', 'name'],
    ['catalogue', 'on', 'on'],
    ['catalogue', '25%', '25%'],
  ])(
    'Of %s is live after one command, and no app is built or released',
    async (key, text, value) => {
      const { settings: before, ...apps } = (await readLiveState(site.store)).units;
      await set(key, text);
      expect(await readValues()).toEqual({ catalogue: 'off', [key]: value });
      const { settings: after, ...others } = (await readLiveState(site.store)).units;
      expect(others).toEqual(apps);
      expect(after?.version).not.toBe(before?.version);
    },
  );

  test('Is none in registries of remotes that declare no settings', async () => {
    const registry = (await site.readLiveSite())?.registry;
    expect(registry && toPageRegistry(registry).remotes.marketing).not.toHaveProperty('values');
  });

  test.each([
    [
      'title',
      'A title that is too long for it',
      'is no value of "title", which is a line of at most 20 characters',
    ],
    ['title', 'Two\nlines', 'is no value of "title"'],
    ['title', 'sb_secret_1', 'values.title: this looks like a secret key'],
    ['limit', '51', '51 is no value of "limit", which is a number of at least 1 and at most 50'],
    ['limit', '1e1', 'is no value of "limit"'],
    ['limit', '', 'is no value of "limit"'],
    ['isDense', 'yes', 'yes is no value of "isDense", which is true or false'],
    ['order', 'price', 'price is no value of "order", which is one of "newest", "name"'],
    ['catalogue', '120%', '120% is no value of "catalogue", which is on, off, or a share'],
    ['catalogue', 'true', 'true is no value of "catalogue"'],
    [
      'other',
      '1',
      'The live version of "academy" declares no setting other. It declares title, limit',
    ],
    ['constructor', '1', 'declares no setting constructor'],
    ['__proto__', '1', 'declares no setting __proto__'],
  ])('Of %s that is %j is refused with a sentence', async (key, text, sentence) => {
    const { decision } = await readLiveState(site.store);
    await expect(set(key, text)).rejects.toThrow(sentence);
    expect((await readLiveState(site.store)).decision).toEqual(decision);
  });

  test('Needs a remote that declares it and is on the site', async () => {
    await expect(set('title', 'x', 'marketing')).rejects.toThrow(
      'It declares none. Nothing was changed.',
    );
    await expect(set('title', 'x', requireName('shop'))).rejects.toThrow('"shop" is not a remote');
  });

  test('Goes back to the default', async () => {
    await expect(unset('title')).rejects.toThrow('its default applies already');
    await set('title', 'Lessons');
    await unset('title');
    expect(await readValues()).toEqual({ catalogue: 'off' });
    expect((await site.readLiveSite())?.settings.remotes?.[academy]).not.toHaveProperty('values');
  });

  test('Stays when the shell is released with a file that does not name it, and goes with a rollback of the settings', async () => {
    await set('limit', '20');
    await site.release('shell', { mark: '2' });
    expect(await readValues()).toMatchObject({ limit: 20 });
    await set('limit', '30');
    await site.rollback('settings');
    expect(await readValues()).toMatchObject({ limit: 20 });
  });

  test('Is an audit line with key, old value, new value and person', async () => {
    await set('catalogue', '25%');
    await set('catalogue', 'on');
    await unset('catalogue');
    await set('title', `${'😀'.repeat(19)}!`);
    const { audit } = await readReleaseOverview(site.store);
    const { decision } = await readLiveState(site.store);
    const by = decision?.by;
    expect(by).toBeTruthy();
    expect(audit.slice(0, 4).toReversed()).toMatchObject([
      { app: 'settings', by, reason: 'academy.catalogue: off (default) → 25%' },
      { app: 'settings', by, reason: 'academy.catalogue: 25% → on' },
      { app: 'settings', by, reason: 'academy.catalogue: on → off (default)' },
      { app: 'settings', by, reason: `academy.title: Courses (default) → "${'😀'.repeat(19)}!"` },
    ]);
  });
});

describe('A release', () => {
  const narrow = { ...settings, title: { ...settings.title, maxLength: 10 } };

  test('Whose settings refuse a stored value is refused, with the command that helps', async () => {
    await set('title', 'Many lessons');
    const { decision } = await readLiveState(site.store);
    const release = () => site.release(academy, { mark: '2', settings: narrow });
    await expect(release()).rejects.toThrow(
      'academy ac00000002 refuses the value "Many lessons" that the site has for its setting "title": it has to be a line of at most 10 characters. Change the value first: npm run remotes -- unset academy title',
    );
    expect((await readLiveState(site.store)).decision).toEqual(decision);
    await expect(site.canary(academy, { mark: '2', settings: narrow })).rejects.toThrow(
      'refuses the value',
    );
    await unset('title');
    await release();
    expect(await site.readHeading('academy')).toBe('academy 2 in 1');
  });

  test('That no longer declares a stored value is not held back; the value is named', async () => {
    await set('title', 'Lessons');
    const { title: _removed, ...others } = settings;
    await site.release(academy, { mark: '2', settings: others });
    expect(site.messages).toContainEqual(
      'The site has a value for "title", which academy does not declare any more. Remove it: npm run remotes -- unset academy title',
    );
    // The fallback still reads it.
    expect(await readValues()).toEqual({ catalogue: 'off', title: 'Lessons' });
    await unset('title');
    expect(await readValues()).toEqual({ catalogue: 'off' });
  });

  test('Goes back to a version that refuses a stored value: a rollback waits for nobody', async () => {
    const wide = { ...settings, limit: { ...settings.limit, max: 100 } };
    await site.release(academy, { mark: '2', settings: wide });
    await set('limit', '100');
    await site.rollback(academy);
    expect(site.messages).toContainEqual(expect.stringContaining('refuses the value 100'));
    expect(await site.readHeading('academy')).toBe('academy 1 in 1');
  });

  test('Names a flag that is older than ninety days, and goes on', async () => {
    const catalogue = { ...settings.catalogue, since: '2026-01-31' };
    await site.release('marketing', { mark: '2' });
    await site.release(academy, { mark: '2', settings: { ...settings, catalogue } });
    expect(site.messages.filter((each) => each.includes('The flag'))).toEqual([
      expect.stringMatching(/^The flag "catalogue" of academy is \d{3,} days old\. Remove it/),
    ]);
    expect(await site.readHeading('academy')).toBe('academy 2 in 1');
  });

  test('Of a canary gets the values, too', async () => {
    await set('limit', '20');
    await site.canary(academy, { mark: '2', settings });
    const folder = (await site.readLiveSite())?.folder ?? '';
    expect(fs.existsSync(path.join(folder, 'canary/academy/registry.json'))).toBe(true);
    await set('limit', '30');
    expect(await readValues()).toMatchObject({ limit: 30 });
    expect((await readLiveState(site.store)).units[academy]?.canary?.version).toBe('ac00000002');
  });
});

describe('Hostile settings of a version', () => {
  const many = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`key${index}`, settings.title]),
  );
  let deep: unknown = settings.title;
  for (let level = 0; level < 3000; level += 1) deep = { title: deep };
  let mark = 100;

  test.each<[string, unknown, string]>([
    ['10,000 keys', many, 'expected at most 50 keys'],
    ['3,000 levels', deep, 'title.type: expected a setting with a type'],
    ['a reference to itself', { title: { ...settings.title, $ref: '#' } }, 'title.$ref'],
    ['a pattern', { title: { ...settings.title, pattern: '(a+)+$' } }, 'title.pattern'],
    [
      'a text of a megabyte',
      { title: { ...settings.title, default: 'x'.repeat(1e6) } },
      'its default is not a line',
    ],
    ['a key of every object', { constructor: settings.title }, 'none that every object has'],
    [
      'the key of prototypes',
      JSON.parse(`{"__proto__":${JSON.stringify(settings.title)}}`),
      'none that every object has',
    ],
    [
      'a secret key',
      { title: { ...settings.title, default: 'sb_secret_1' } },
      'this looks like a secret key',
    ],
    ['a text in place of settings', 'x', 'expected an object of keys'],
  ])(
    'With %s, it is refused with a sentence and nothing changes',
    async (_case, wrong, sentence) => {
      mark += 1;
      const { decision } = await readLiveState(site.store);
      const release = site.release(academy, { mark: String(mark), settings: wrong });
      await expect(release).rejects.toThrow(sentence);
      expect((await readLiveState(site.store)).decision).toEqual(decision);
      expect(Object.hasOwn(Object.prototype, 'type')).toBe(false);
    },
  );
});

function requireName(name: string): RemoteName {
  if (isRemoteName(name)) return name;
  throw new Error(`"${name}" is no name of a remote.`);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
