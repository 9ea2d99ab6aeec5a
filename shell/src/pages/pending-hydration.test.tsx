import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RouteMatch } from '@site/contract';
import { configureSite } from '@site/page/settings';
import { createSampleSettings } from '@site/testing';
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { setDeferredLoader } from '../deferred/deferred-modules';
import { setRegistry } from '../remotes/live-registry';
import { startLoadingPage } from './page-store';
import { HydrationNotice } from './pending-hydration';
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

describe('A page that came with the document', () => {
  test('Stays readable when its code cannot be had, and a notice offers to try again', async () => {
    load = fails;
    const { container } = await hydrate(newRoute());
    await pass(5_000);
    expect(container.querySelector('h1')?.textContent).toBe('Questions');
    expect(container.querySelector('[role=alert]')).toBeNull();
    expect(notice(container)).toMatch(/You can read this page/);
  });

  test('Answers once Retry has brought its code, and the notice goes', async () => {
    load = fails;
    const { container } = await hydrate(newRoute());
    const before = container.querySelector('h1');
    await pass(5_000);
    load = gives(Questions);
    container.querySelector<HTMLElement>('.site-notice button')?.click();
    await pass(5_000);
    expect(notice(container)).toBeUndefined();
    expect(container.querySelector('h1')).toBe(before);
    act(() => container.querySelector<HTMLElement>('h1 + button')?.click());
    expect(before?.textContent).toBe('Questions, answered');
  });

  test('Opens its document anew when somebody asked and nothing came, and not by itself', async () => {
    const retry = jest.fn();
    window.siteFiles = { failures: [], again: () => undefined, speak: () => undefined, retry };
    load = fails;
    const { container } = await hydrate(newRoute());
    await pass(5_000);
    window.dispatchEvent(new Event('online'));
    await pass(5_000);
    expect(retry).not.toHaveBeenCalled();
    const place = container.querySelector('.site-notice');
    place?.querySelector<HTMLElement>('button')?.click();
    await pass(5_000);
    expect(retry.mock.calls).toEqual([[place]]);
    delete window.siteFiles;
  });

  test('Tries again by itself when the browser is back on line', async () => {
    load = fails;
    const { container } = await hydrate(newRoute());
    await pass(5_000);
    load = gives(Questions);
    window.dispatchEvent(new Event('online'));
    await pass(5_000);
    expect(notice(container)).toBeUndefined();
  });

  test('Is not thrown away by a render from outside before its code has come', async () => {
    load = () => new Promise(() => undefined);
    const route = newRoute();
    const { container, root } = await hydrate(route);
    const before = container.querySelector('h1');
    act(() => root.render(tree({ ...route })));
    await pass(100);
    expect(container.querySelector('h1')).toBe(before);
    expect(container.textContent).not.toContain('Loading...');
  });

  test('Is loaded like any other page when a visitor comes back to it', async () => {
    load = fails;
    const route = newRoute();
    const { root, container } = await hydrate(route);
    await pass(5_000);
    load = gives(Questions);
    act(() => root.render(tree(newRoute(), '/elsewhere')));
    await pass(5_000);
    act(() => root.render(tree(route)));
    await pass(5_000);
    expect(container.querySelector('h1')?.textContent).toBe('Questions');
    act(() => container.querySelector<HTMLElement>('h1 + button')?.click());
    expect(container.querySelector('h1')?.textContent).toBe('Questions, answered');
  });

  test('The notice does not follow a visitor to another page', async () => {
    load = fails;
    const route = newRoute();
    const { root, container } = await hydrate(route);
    await pass(5_000);
    act(() => root.render(tree(route, '/elsewhere')));
    expect(notice(container)).toBeUndefined();
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

/** Each test has a page of its own, because the code of a page is kept for as long as the tab is open. */
function newRoute(): RouteMatch {
  routes += 1;
  const [id, path] = [`page-${routes}`, `/page-${routes}`];
  const plain = { access: 'public', chrome: 'site', prerender: true } as const;
  return { remote: 'marketing', id, path, address: path, params: {}, title: 'Questions', ...plain };
}

function tree(route: RouteMatch, path = route.path) {
  return (
    <MemoryRouter key={path} initialEntries={[path]}>
      <RemotePage route={route} />
      <HydrationNotice />
    </MemoryRouter>
  );
}

/** Takes over what a server has rendered: React marks the edges of a boundary with comments. */
async function hydrate(route: RouteMatch): Promise<{ container: HTMLElement; root: Root }> {
  const container = document.createElement('div');
  container.innerHTML =
    '<!--$--><h1>Questions<!-- --></h1><button type="button">Answer</button><!--/$-->';
  document.body.replaceChildren(container);
  startLoadingPage(route, { keepsServerHtml: true });
  const root = await act(() => Promise.resolve(hydrateRoot(container, tree(route))));
  return { container, root };
}

function notice(container: HTMLElement): string | undefined {
  return container.querySelector('.site-notice')?.textContent ?? undefined;
}

function pass(milliseconds: number): Promise<void> {
  return act(() => jest.advanceTimersByTimeAsync(milliseconds));
}

function fails(): Promise<never> {
  return Promise.reject(new Error('Loading chunk 7 failed.'));
}

function gives(page: () => React.ReactNode): () => Promise<unknown> {
  return () => Promise.resolve({ default: page });
}
