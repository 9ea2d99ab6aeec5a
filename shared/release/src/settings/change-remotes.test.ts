/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { isRemoteName, type HostRules, type RemoteName } from '@site/contract';
import { readLiveState } from '@site/store';
import { addRemote, removeRemote } from './change-remotes';
import type { SampleSite } from '../testing/sample-site';
import { setUpSampleSite } from '../testing/set-up-sample-site';

let site: SampleSite;
setUpSampleSite((copy) => (site = copy));

const academy = requireName('academy');
const origin = 'http://localhost:3004';

describe('A fourth remote', () => {
  test('Is refused until the list of the site contains it', async () => {
    await expect(site.release(academy, { mark: '1' })).rejects.toThrow('Nothing names the origin');
    process.env['SITE_ORIGIN_ACADEMY'] = origin;
    try {
      await expect(site.release(academy, { mark: '1' })).rejects.toThrow(
        '"academy" is not a remote of this site. Its owner adds it first, with npm run remotes -- add academy. Nothing was changed.',
      );
    } finally {
      delete process.env['SITE_ORIGIN_ACADEMY'];
    }
  });

  test('Answers its page after one command, under the shell that was live before', async () => {
    const { shell } = (await readLiveState(site.store)).units;
    await addRemote(site.store, { name: academy, origin, owner: 'Learning', ...site.work() });
    await site.release(academy, { mark: '1' });
    expect(await site.readHeading('academy')).toBe('academy 1 in 1');
    const { units } = await readLiveState(site.store);
    expect(units.shell).toEqual(shell);
    expect(units[academy]?.base).toBe(`${origin}/ac00000001/web/`);
  });

  test('Needs an origin that is one', async () => {
    const page = 'https://academy.example.com/page';
    await expect(
      addRemote(site.store, { name: academy, origin: page, ...site.work() }),
    ).rejects.toThrow('remotes.academy.origin: expected an origin');
  });

  test('Stays when the shell is released with a file that does not list it', async () => {
    await addAcademy();
    await site.release('shell', { mark: '2' });
    expect(await site.readHeading('academy')).toBe('academy 1 in 2');
  });

  test('Is signed with a key that its entry names, also after a release of the shell', async () => {
    const keys = [`${'A'.repeat(43)}=`];
    await addRemote(site.store, { name: academy, origin, keys, ...site.work() });
    await expect(site.release(academy, { mark: '1' })).rejects.toThrow('is not signed');
    await site.release('shell', { mark: '2' });
    await expect(site.release(academy, { mark: '1' })).rejects.toThrow('is not signed');
  });

  test('Is removed by one command, and its addresses redirect', async () => {
    await addAcademy({ aliases: { '/academy': ['/school'] } });
    await removeRemote(site.store, { name: academy, redirect: '/marketing', ...site.work() });
    expect(await site.readHeading('academy')).toBeUndefined();
    expect(await readRedirects()).toEqual({ '/academy': '/marketing', '/school': '/marketing' });
    await expect(site.release(academy, { mark: '2' })).rejects.toThrow('is not a remote');
    // Later releases of others and of the shell do not bring it back.
    await site.release('marketing', { mark: '2' });
    await site.release('shell', { mark: '2' });
    expect(await site.readHeading('academy')).toBeUndefined();
    expect(await readRedirects()).toMatchObject({ '/school': '/marketing' });
  });

  test('Stays removed when the shell is released with a file that lists it', async () => {
    await removeRemote(site.store, { name: 'account', redirect: '/marketing', ...site.work() });
    expect(site.settings.remotes?.account?.redirects).toBeUndefined();
    await site.release('shell', { mark: '2' });
    expect(await site.readHeading('account')).toBeUndefined();
    expect(await readRedirects()).toEqual({ '/account': '/marketing' });
  });

  test('Comes back with its history, by the same command or by a rollback of the settings', async () => {
    await addAcademy();
    await removeRemote(site.store, { name: academy, redirect: '/marketing', ...site.work() });
    await site.rollback('settings');
    expect(await site.readHeading('academy')).toBe('academy 1 in 1');
    expect(await readRedirects()).toEqual({});
    await removeRemote(site.store, { name: academy, redirect: '/marketing', ...site.work() });
    await addRemote(site.store, { name: academy, ...site.work() });
    expect(await site.readHeading('academy')).toBe('academy 1 in 1');
  });

  test('Redirects only to a page that stays', async () => {
    await addAcademy();
    const remove = (name: RemoteName, redirect: string) =>
      removeRemote(site.store, { name, redirect, ...site.work() });
    await expect(remove(academy, '/academy')).rejects.toThrow('no other remote has a page there');
    await expect(remove(requireName('shop'), '/')).rejects.toThrow('is not a remote of this site');
    expect(await site.readHeading('academy')).toBe('academy 1 in 1');
  });
});

async function addAcademy(sample: { aliases?: Record<string, string[]> } = {}): Promise<void> {
  await addRemote(site.store, { name: academy, origin, ...site.work() });
  await site.release(academy, { mark: '1', ...sample });
}

async function readRedirects(): Promise<HostRules['redirects']> {
  const folder = (await site.readLiveSite())?.folder ?? '';
  const text = fs.readFileSync(path.join(folder, 'headers.json'), 'utf8');
  return (JSON.parse(text) as HostRules).redirects;
}

function requireName(name: string): RemoteName {
  if (isRemoteName(name)) return name;
  throw new Error(`${name} is no name of a remote.`);
}
