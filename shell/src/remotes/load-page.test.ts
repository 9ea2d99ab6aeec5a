import type { PageRegistry, PageVersion, SiteRoute } from '@site/contract';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { currentRegistry, setRegistry } from './live-registry';
import { loadPage } from './load-page';

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

/** What each version answers when it is asked for a page; a version that is not named here fails. */
let answers: Record<string, () => Promise<unknown>> = {};
let asked: string[] = [];
let now = '';

beforeEach(() => {
  jest.useFakeTimers();
  [answers, asked, now] = [{}, [], ''];
  jest.mocked(registerRemotes).mockImplementation(([remote]) => {
    now = (remote as { entryGlobalName: string }).entryGlobalName;
  });
  jest.mocked(loadRemote).mockImplementation(() => {
    asked.push(now);
    return (answers[now] ?? fails)();
  });
  global.fetch = jest.fn(() => Promise.reject(new Error('offline')));
});
afterEach(() => jest.useRealTimers());

describe('Loading the code of a page', () => {
  test('The live version is asked first, and once is enough', async () => {
    live({ version: 'a1' });
    answers = { a1: gives('page of a1') };
    await expect(load()).resolves.toEqual({ default: 'page of a1' });
    expect(asked).toEqual(['a1']);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('A version that fails twice is tried a third time', async () => {
    live({ version: 'b1' });
    answers = { b1: inTurn(fails, fails, gives('page of b1')) };
    await expect(load()).resolves.toEqual({ default: 'page of b1' });
    expect(asked).toEqual(['b1', 'b1', 'b1']);
  });

  test('When the site has been released anew, the page of the new version is loaded', async () => {
    live({ version: 'c1' });
    answers = { c2: gives('page of c2') };
    siteNames({ version: 'c2', previous: 'c1' });
    await expect(load()).resolves.toEqual({ default: 'page of c2' });
    expect(asked).toEqual(['c1', 'c1', 'c1', 'c2']);
    expect(currentRegistry().remotes.marketing?.live.global).toBe('c2');
  });

  test('When the live version cannot be had, the version before it is', async () => {
    live({ version: 'd2', previous: 'd1' });
    answers = { d1: gives('page of d1') };
    siteNames({ version: 'd2', previous: 'd1' });
    await expect(load()).resolves.toEqual({ default: 'page of d1' });
    expect(asked).toEqual(['d2', 'd2', 'd2', 'd1']);
  });

  test('The version before is had even when the site itself does not answer', async () => {
    live({ version: 'e2', previous: 'e1' });
    answers = { e1: gives('page of e1') };
    await expect(load()).resolves.toEqual({ default: 'page of e1' });
  });

  test('A registry that is nonsense is not taken over', async () => {
    live({ version: 'f2', previous: 'f1' });
    answers = { f1: gives('page of f1') };
    global.fetch = jest.fn(() =>
      Promise.resolve(new Response('{ "remotes": { "marketing": 7 } }')),
    );
    await expect(load()).resolves.toEqual({ default: 'page of f1' });
    expect(currentRegistry().remotes.marketing?.live.global).toBe('f2');
  });

  test('A server that hangs is waited for once, for eight seconds', async () => {
    live({ version: 'g2', previous: 'g1' });
    answers = { g2: () => new Promise(() => undefined), g1: gives('page of g1') };
    const loading = loadPage(route);
    await jest.advanceTimersByTimeAsync(7_900);
    expect(asked).toEqual(['g2']);
    await jest.advanceTimersByTimeAsync(200);
    await expect(loading).resolves.toEqual({ default: 'page of g1' });
    expect(asked).toEqual(['g2', 'g1']);
  });

  test('A module without a page counts as a failure', async () => {
    live({ version: 'h1' });
    answers = { h1: () => Promise.resolve({}) };
    await expect(load()).rejects.toThrow('The page "faq" of "marketing" is empty.');
  });

  test('When no version can be had, the reason of the live one is given', async () => {
    live({ version: 'i2', previous: 'i1' });
    answers = { i2: () => Promise.reject(new Error('script error')) };
    await expect(load()).rejects.toThrow('script error');
  });

  test('A remote that was never released is named', async () => {
    setRegistry({ remotes: {} });
    await expect(loadPage(route)).rejects.toThrow('No version of "marketing" is live.');
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

function fails(): Promise<never> {
  return Promise.reject(new Error('not found'));
}

function gives(page: string): () => Promise<unknown> {
  return () => Promise.resolve({ default: page });
}

function inTurn(...attempts: (() => Promise<unknown>)[]): () => Promise<unknown> {
  return () => (attempts.shift() ?? fails)();
}
