import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RouteMatch } from '@site/contract';
import { configureSite, takeUpdateReload } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { setDeferredLoader } from '../deferred/deferred-modules';
import { setRegistry } from '../remotes/live-registry';
import { prefetchPage } from './page-store';
import { RemotePage } from './remote-page';
import { recordCircuitEvent } from '../remotes/circuit-states';

jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: jest.fn(),
  init: jest.fn(),
  registerRemotes: jest.fn(),
  loadRemote: jest.fn(),
}));

let load: () => Promise<unknown>;
let routes = 0;

beforeAll(() => setDeferredLoader(() => import('../deferred/deferred-chunk')));
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadRemote).mockImplementation(() => load());
  global.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  Object.assign(document, { fonts: [] });
  configureSite(createSampleSettings());
  recordCircuitEvent('marketing', 'loaded');
  const version = { base: 'http://localhost:3001/a/', global: 'a', entry: { file: 'entry.js' } };
  setRegistry({ remotes: { marketing: { live: version, previous: null, routes: [] } } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('A page of a remote', () => {
  test('Is shown as soon as its code has come', async () => {
    load = gives(Questions);
    show(newRoute());
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    await pass(10);
    expect(heading()).toBe('Questions');
  });

  test('Is replaced by a message when its code cannot be had; Retry brings it back', async () => {
    load = fails;
    siteAnswers();
    show(newRoute());
    await pass(5_000);
    expect(screen.getByRole('alert').textContent).toMatch(/“Questions” could not be loaded\./);
    expect(heading()).toBe('This page cannot be shown right now');
    expect(document.activeElement?.tagName).toBe('H1');
    load = gives(Questions);
    await press('Retry');
    expect(heading()).toBe('Questions');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('Retry that fails again shows the message again', async () => {
    load = fails;
    show(newRoute());
    await pass(5_000);
    await press('Retry');
    await pass(5_000);
    expect(heading()).toBe('This page cannot be shown right now');
  });

  test('Is asked for again when its code could not be fetched ahead', async () => {
    load = fails;
    const route = newRoute();
    prefetchPage(route);
    await pass(5_000);
    load = gives(Questions);
    show(route);
    await pass(10);
    expect(heading()).toBe('Questions');
  });

  test('Says why, with an id that can be read out', async () => {
    load = () => Promise.reject(new Error('Loading chunk 7 timed out.'));
    siteAnswers();
    show(newRoute());
    await pass(5_000);
    expect(screen.getByRole('alert').textContent).toMatch(
      /couldn’t be loaded in time.*Error \w{6}$/s,
    );
  });

  test('Says so when the site cannot be reached', async () => {
    load = fails;
    show(newRoute());
    await pass(5_000);
    expect(screen.getByRole('alert').textContent).toMatch(
      /site can’t be reached\. Nothing .* is lost\. Check your connection and try again\./,
    );
  });

  test('Beside a newer shell offers a reload, which is the first thing that a press does', async () => {
    load = fails;
    siteAnswers({ shellVersion: 'newer' });
    show(newRoute());
    await pass(5_000);
    expect(screen.getByRole('alert').textContent).toMatch(/newer version of this site is ready/);
    jest.mocked(loadRemote).mockClear();
    await press('Reload');
    expect(takeUpdateReload()).toBe(true);
    expect(loadRemote).not.toHaveBeenCalled();
  });

  test('Tries again by itself after half a minute, and when the browser is back on line', async () => {
    load = fails;
    show(newRoute());
    await pass(5_000);
    await pass(20_000);
    expect(heading()).toBe('This page cannot be shown right now');
    load = gives(Questions);
    await pass(10_000);
    expect(heading()).toBe('Questions');

    load = fails;
    const second = newRoute();
    document.body.replaceChildren();
    show(second);
    await pass(5_000);
    load = gives(Questions);
    window.dispatchEvent(new Event('online'));
    await pass(10);
    expect(heading()).toBe('Questions');
  });

  test('That throws in a new version is shown from the version before it', async () => {
    const versions = [versionOf('b2'), versionOf('b1')] as const;
    setRegistry({
      remotes: { marketing: { live: versions[0], previous: versions[1], routes: [] } },
    });
    jest
      .mocked(loadRemote)
      .mockImplementation((key) => gives(key.startsWith('b2') ? Broken : Questions)());
    show(newRoute());
    await pass(10);
    expect(heading()).toBe('Questions');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('That throws in both versions is asked for once from each', async () => {
    const versions = [versionOf('b2'), versionOf('b1')] as const;
    setRegistry({
      remotes: { marketing: { live: versions[0], previous: versions[1], routes: [] } },
    });
    load = gives(Broken);
    jest.mocked(loadRemote).mockClear();
    show(newRoute());
    await pass(5_000);
    expect(screen.getByRole('alert').textContent).toMatch(/because of an error on our side/);
    expect(loadRemote).toHaveBeenCalledTimes(2);
  });

  test('That throws in every version is asked for as a fresh document by the first Retry', async () => {
    load = gives(Broken);
    show(newRoute());
    await pass(5_000);
    jest.mocked(fetch).mockClear();
    await press('Retry');
    expect(fetch).toHaveBeenCalledWith(location.pathname, { cache: 'no-cache' });
    await pass(10_000);
    expect(heading()).toBe('This page cannot be shown right now');
  });

  test('That throws in every version is not drawn again before somebody asks, unless another is released', async () => {
    load = gives(Broken);
    show(newRoute());
    await pass(5_000);
    jest.mocked(loadRemote).mockClear();
    await pass(31_000);
    expect(loadRemote).not.toHaveBeenCalled();
    const mended = { live: versionOf('c3'), previous: null, routes: [] };
    global.fetch = jest.fn(() =>
      Promise.resolve(Response.json({ remotes: { marketing: mended } })),
    );
    load = gives(Questions);
    await pass(31_000);
    expect(heading()).toBe('Questions');
  });

  test('That throws while it renders takes nothing else of the site with it', async () => {
    load = gives(Broken);
    render(
      <MemoryRouter>
        <nav>Navigation</nav>
        <RemotePage route={newRoute()} />
      </MemoryRouter>,
    );
    await pass(10);
    expect(screen.getByText('Navigation')).toBeTruthy();
    expect(heading()).toBe('This page cannot be shown right now');
  });

  test('Is there at once when a visitor comes back to it', async () => {
    const route = newRoute();
    load = gives(Questions);
    const { unmount } = show(route);
    await pass(10);
    unmount();
    show(route);
    expect(heading()).toBe('Questions');
  });
});

function Questions() {
  const [answer, setAnswer] = useState('');
  return (
    <>
      <h1>Questions{answer}</h1>
      <button type="button" onClick={() => setAnswer(', answered')}>
        Answer
      </button>
    </>
  );
}

function Broken(): never {
  throw new Error('This page is broken.');
}

function versionOf(global: string) {
  return { base: `http://localhost:3001/${global}/`, global, entry: { file: 'entry.js' } };
}

/** Each test has a page of its own, because the code of a page is kept for as long as the tab is open. */
function newRoute(): RouteMatch {
  routes += 1;
  const [id, path] = [`page-${routes}`, `/page-${routes}`];
  const plain = { access: 'public', chrome: 'site', prerender: true } as const;
  return { remote: 'marketing', id, path, address: path, params: {}, title: 'Questions', ...plain };
}

function show(route: RouteMatch) {
  return render(
    <MemoryRouter>
      <RemotePage route={route} />
    </MemoryRouter>,
  );
}

function heading(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

function pass(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

async function press(name: string): Promise<void> {
  act(() => screen.getByRole('button', { name }).click());
  await pass(10);
}

function siteAnswers(registry: object = {}): void {
  global.fetch = jest.fn(() => Promise.resolve(Response.json({ remotes: {}, ...registry })));
}

function fails(): Promise<never> {
  return Promise.reject(new Error('Loading chunk 7 failed.'));
}

function gives(page: () => React.ReactNode): () => Promise<unknown> {
  return () => Promise.resolve({ default: page });
}
