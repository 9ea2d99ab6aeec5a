import type { PageRegistry, PageRegistryEntry, PageVersion, SiteRoute } from '@site/contract';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { setDeferredLoader } from '../deferred/deferred-modules';
import { getRegistry, setRegistry } from '../remotes/live-registry';
import { markVersionBroken, clearBrokenVersions } from '../remotes/load-with-fallback';
import { availableUpdates } from '../updates/available-updates';
import { loadPage } from './load-page';
import { setVisiblePage } from './page-store';
import { LoadError } from '../remotes/load-error';
import { recordCircuitEvent } from '../remotes/circuit-states';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

/** Page that each version loads; a version that is not listed fails. */
let answers: Record<string, () => Promise<unknown>> = {};
let asked: string[] = [];

beforeAll(() => {
  configureSite(createSampleSettings());
  setDeferredLoader(() => import('../deferred/deferred-chunk'));
});
beforeEach(() => {
  jest.useFakeTimers();
  [answers, asked] = [{}, []];
  recordCircuitEvent('marketing', 'loaded');
  clearBrokenVersions(route);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadRemote).mockImplementation((page) => {
    const [version = ''] = page.split('/');
    asked.push(version.replace(/-\d+$/, ''));
    return (answers[version] ?? fails)();
  });
  global.fetch = jest.fn(() => Promise.reject(new Error('offline')));
});
afterEach(() => jest.useRealTimers());

describe('Loading the code of a page', () => {
  test('The live version is asked first, and once is enough', async () => {
    live({ version: 'a1' });
    answers = { a1: gives('page of a1') };
    await expect(load()).resolves.toMatchObject({ module: { default: 'page of a1' } });
    expect(asked).toEqual(['a1']);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('When the site has been released anew, the page of the new version is loaded', async () => {
    live({ version: 'c1' });
    answers = { c2: gives('page of c2') };
    siteNames({ version: 'c2', previous: 'c1' });
    await expect(load()).resolves.toMatchObject({ module: { default: 'page of c2' } });
    expect(asked).toEqual(['c1', 'c2']);
    expect(getRegistry().remotes.marketing?.live.global).toBe('c2');
  });

  test('When the page on screen comes in a newer version, that version is no longer offered', async () => {
    live({ version: 'n1' });
    answers = { n2: gives('page of n2') };
    siteNames({ version: 'n2', previous: 'n1' });
    const offered = { live: { global: 'n2' } } as PageRegistryEntry;
    const offer = { marketing: { remote: offered, needsConsent: true } };
    availableUpdates.setState(offer);
    await load();
    expect(availableUpdates.getState()).toEqual(offer);
    setVisiblePage(route);
    await load();
    expect(availableUpdates.getState().marketing).toBeUndefined();
  });

  test('When the live version cannot be had, the version before it is', async () => {
    live({ version: 'd2', previous: 'd1' });
    answers = { d1: gives('page of d1') };
    siteNames({ version: 'd2', previous: 'd1' });
    await expect(load()).resolves.toMatchObject({ module: { default: 'page of d1' } });
    expect(asked).toEqual(['d2', 'd1']);
  });

  test('The version before is had even when the site itself does not answer', async () => {
    live({ version: 'e2', previous: 'e1' });
    answers = { e1: gives('page of e1') };
    await expect(load()).resolves.toMatchObject({ module: { default: 'page of e1' } });
  });

  test('A registry that is nonsense is not taken over', async () => {
    live({ version: 'f2', previous: 'f1' });
    answers = { f1: gives('page of f1') };
    global.fetch = jest.fn(() =>
      Promise.resolve(new Response('{ "remotes": { "marketing": 7 } }')),
    );
    await expect(load()).resolves.toMatchObject({ module: { default: 'page of f1' } });
    expect(getRegistry().remotes.marketing?.live.global).toBe('f2');
  });

  test('A server that hangs is waited for once, for eight seconds', async () => {
    live({ version: 'g2', previous: 'g1' });
    answers = { g2: hangs, g1: gives('page of g1') };
    const loading = loadPage(route);
    await jest.advanceTimersByTimeAsync(7_900);
    expect(asked).toEqual(['g2']);
    await jest.advanceTimersByTimeAsync(200);
    await expect(loading).resolves.toMatchObject({ module: { default: 'page of g1' } });
    expect(asked).toEqual(['g2', 'g1']);
  });

  test('A module without a page counts as a failure', async () => {
    live({ version: 'h1' });
    answers = { h1: () => Promise.resolve({}) };
    await expect(load()).rejects.toThrow('The module "faq" of "h1" is empty.');
  });

  test('When no version can be had, the reason of the live one is given', async () => {
    live({ version: 'i2', previous: 'i1' });
    answers = { i2: () => Promise.reject(new Error('script error')) };
    await expect(load()).rejects.toThrow('script error');
  });

  test('When everything hangs, the visitor is told within eleven seconds', async () => {
    live({ version: 'j2', previous: 'j1' });
    answers = { j2: hangs, j1: hangs };
    global.fetch = jest.fn(hangs) as never;
    const told = loadPage(route).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(10_100);
    expect(String(await told)).toMatch(/No answer within \d+ ms/);
  });

  test('After a fall-back the version before comes first for half a minute', async () => {
    live({ version: 'k2', previous: 'k1' });
    answers = { k1: gives('page of k1') };
    await load();
    asked = [];
    await load();
    expect(asked).toEqual(['k1']);
    await jest.advanceTimersByTimeAsync(30_000);
    asked = [];
    await load();
    expect(asked).toEqual(['k2', 'k1']);
  });

  test('A page that threw is not taken from that version again until somebody asks', async () => {
    live({ version: 'l2', previous: 'l1' });
    answers = { l1: gives('page of l1'), l2: gives('page of l2') };
    markVersionBroken(route, versionOf('l2'));
    await expect(load()).resolves.toMatchObject({ module: { default: 'page of l1' } });
    recordCircuitEvent('marketing', 'loaded');
    clearBrokenVersions(route);
    await expect(load()).resolves.toMatchObject({ module: { default: 'page of l2' } });
  });

  test('A page that threw in every version is an error of ours', async () => {
    live({ version: 'm1' });
    markVersionBroken(route, versionOf('m1'));
    await expect(load()).rejects.toThrow('Every version of it threw.');
    expect(asked).toEqual([]);
  });

  test('A remote that was never released is not part of the site', async () => {
    setRegistry({ remotes: {} });
    const reason = await loadPage(route).catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(LoadError);
    expect(String(reason)).toContain('No version of "marketing" is live.');
  });
});

const route: SiteRoute = {
  remote: 'marketing',
  id: 'faq',
  path: '/faq',
  title: 'Questions',
  access: 'public',
  chrome: 'site',
  prerender: true,
};

type Versions = { version: string; previous?: string };

function live(versions: Versions): void {
  setRegistry(registryOf(versions));
}

function siteNames(versions: Versions): void {
  global.fetch = jest.fn(() => Promise.resolve(Response.json(registryOf(versions))));
}

function registryOf({ version, previous }: Versions): PageRegistry {
  const marketing = {
    live: versionOf(version),
    previous: previous ? versionOf(previous) : null,
    routes: [],
  };
  return { remotes: { marketing } };
}

function versionOf(name: string): PageVersion {
  return { base: `http://localhost:3001/${name}/`, global: name, entry: { file: 'entry.js' } };
}

/** Loads with all the pauses between the tries skipped. */
async function load(): Promise<unknown> {
  const loading = loadPage(route);
  loading.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(5_000);
  return loading;
}

function hangs(): Promise<never> {
  return new Promise(() => undefined);
}

function fails(): Promise<never> {
  return Promise.reject(new Error('not found'));
}

function gives(page: string): () => Promise<unknown> {
  return () => Promise.resolve({ default: page });
}
