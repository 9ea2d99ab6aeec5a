import type { SiteRoute } from '@site/contract';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { createStore } from 'zustand/vanilla';
import { loadInNode } from './federation';
import { currentRegistry } from './live-registry';
import { toLoadError, type LoadError } from './load-error';
import { blameVersion, forgiveVersions, loadPage, type LoadedPage } from './load-page';
import { openAsDocument } from './open-as-document';
import { allowsPrefetch, restMs } from './remote-health';
import { healthOf, noteHealth } from './remote-states';

type PageComponent = ComponentType | LazyExoticComponent<ComponentType>;

const components = new Map<string, PageComponent>();
const loaded = new Map<string, LoadedPage>();
const starts = new Map<string, Promise<LoadedPage>>();

type Sleeping = { route: SiteRoute; wake: () => void };

/** A prerendered page whose code has not come: it stays readable, and a notice offers to try again. */
export const sleepingPage = createStore<{ sleeping: Sleeping | null }>()(() => ({
  sleeping: null,
}));

/** Pages that were left while they slept. What could be read of them is gone from this document. */
const leftAsleep = new Set<string>();

/**
 * The component of a route; the same one until `forgetPage`, because React.lazy remembers a failure and a
 * new component would mount the page again. Code that is already here needs no lazy and never suspends.
 */
export function pageComponent(route: SiteRoute): PageComponent {
  const key = keyOf(route);
  const known = components.get(key);
  if (known) return known;
  const created = loaded.get(key)?.module.default ?? lazy(() => moduleOf(route));
  components.set(key, created);
  return created;
}

let isAwaited = false;

/** Whether the page that came with the document still waits for its code. */
export function isPageAwaited(): boolean {
  return isAwaited;
}

/** Begins to load the code of a route before anything renders it. */
export function startPage(route: SiteRoute, { keepsServerHtml = false } = {}): void {
  const key = keyOf(route);
  if (starts.has(key)) return;
  const load = keepsServerHtml ? loadUntilItWorks(route) : loadPage(route);
  starts.set(key, load);
  load.then(
    (page) => loaded.set(key, page),
    () => starts.delete(key),
  );
}

/** As `startPage`, for a page that nobody has asked for yet. */
export function prefetchPage(route: SiteRoute): void {
  if (allowsPrefetch(healthOf(route.remote), Date.now())) startPage(route);
}

/**
 * Loads a page that failed once more, whatever it did before, with files from addresses of their own.
 * Undefined when it can be rendered now; otherwise why not.
 */
export async function retryPage(route: SiteRoute): Promise<LoadError | undefined> {
  forgiveVersions(route);
  noteHealth(route.remote, 'wanted');
  forgetPage(route);
  window.siteFiles?.again();
  startPage(route);
  try {
    await starts.get(keyOf(route));
    return undefined;
  } catch (error) {
    return toLoadError(error);
  }
}

/** The page threw while it rendered: the next attempt to show it takes another version, or fails. */
export function blamePage(route: SiteRoute): string | undefined {
  const version = loaded.get(keyOf(route))?.version ?? liveVersion(route);
  if (version) blameVersion(route, version);
  forgetPage(route);
  return version?.global;
}

/** Another page has taken the place of the one that slept. */
export function leaveSleepingPage(route: SiteRoute): void {
  const { sleeping } = sleepingPage.getState();
  if (!sleeping || keyOf(sleeping.route) === keyOf(route)) return;
  leftAsleep.add(keyOf(sleeping.route));
  forgetPage(sleeping.route);
  isAwaited = false;
  sleepingPage.setState({ sleeping: null });
}

function liveVersion(route: SiteRoute) {
  return currentRegistry().remotes[route.remote]?.live;
}

function forgetPage(route: SiteRoute): void {
  for (const kept of [components, starts, loaded]) kept.delete(keyOf(route));
}

async function moduleOf(route: SiteRoute): Promise<LoadedPage['module']> {
  if (typeof window === 'undefined') return loadInNode(route.remote, route.id);
  startPage(route);
  const start = starts.get(keyOf(route)) ?? loadPage(route);
  const { module } = await start.catch((error: unknown) => readInstead(route, error));
  return module;
}

/** A page that could be read before can be read again, as the document it came in; never returns then. */
async function readInstead(route: SiteRoute, error: unknown): Promise<never> {
  if (leftAsleep.delete(keyOf(route))) await openAsDocument(route.path);
  throw error;
}

/** Never rejects: a rejection would make React throw the readable server HTML away. */
async function loadUntilItWorks(route: SiteRoute): Promise<LoadedPage> {
  isAwaited = true;
  await documentScriptsHaveRun();
  for (;;) {
    try {
      const page = await loadPage(route);
      loaded.set(keyOf(route), page);
      sleepingPage.setState({ sleeping: null });
      isAwaited = false;
      return page;
    } catch {
      await sleep(route);
      window.siteFiles?.again();
    }
  }
}

/** Until somebody asks for it, the browser is back on line, or the remote has had its rest. */
function sleep(route: SiteRoute): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      noteHealth(route.remote, 'wanted');
      window.removeEventListener('online', wake);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(wake, restMs);
    window.addEventListener('online', wake);
    sleepingPage.setState({ sleeping: { route, wake } });
  });
}

/**
 * The remote's scripts stand in the document behind the shell's. The loaders join those that are still on
 * their way, so a server that hangs need not be waited for here.
 */
function documentScriptsHaveRun(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, 2000);
  });
}

function keyOf(route: SiteRoute): string {
  return `${route.remote}/${route.id}`;
}
