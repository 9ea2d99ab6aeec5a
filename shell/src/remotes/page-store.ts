import type { RemoteName, SiteRoute } from '@site/contract';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { createStore } from 'zustand/vanilla';
import { loadLateParts } from '../late/late';
import { loadInNode } from './federation';
import { currentRegistry } from './live-registry';
import { LoadError } from './load-error';
import { blameVersion, forgiveVersions, loadPage, type LoadedPage } from './load-page';
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

type Start = {
  /** The page can be read already: it stays until its code comes. */
  keepsServerHtml?: boolean;
  /** As in `loadPage`. */
  since?: number;
};

/** Begins to load the code of a route before anything renders it. */
export function startPage(route: SiteRoute, { keepsServerHtml = false, since }: Start = {}): void {
  const key = keyOf(route);
  if (starts.has(key)) return;
  const load = keepsServerHtml ? loadUntilItWorks(route, since) : loadPage(route, since);
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
 * Loads a page that failed once more, with files from addresses of their own. Versions in which it threw get
 * another chance only when somebody asks. Undefined when it can be rendered now; otherwise why not.
 */
export async function retryPage(
  route: SiteRoute,
  { isAsked }: { isAsked: boolean },
): Promise<LoadError | undefined> {
  if (isAsked) forgiveVersions(route);
  noteHealth(route.remote, 'wanted');
  forgetPage(route);
  window.siteFiles?.again();
  startPage(route);
  try {
    await starts.get(keyOf(route));
    return undefined;
  } catch (error) {
    return error instanceof LoadError ? error : new LoadError(error);
  }
}

/** The page threw while it rendered: the next attempt to show it takes another version, or fails. */
export function blamePage(route: SiteRoute): string | undefined {
  const version = loaded.get(keyOf(route))?.version ?? liveVersion(route);
  if (version) blameVersion(route, version);
  forgetPage(route);
  return version?.global;
}

let onScreen: SiteRoute | undefined;
/** The page on screen, whose code is not the live version's any more. */
let outdated: string | undefined;
let noticeLeft: (remote: RemoteName) => void = () => undefined;

export function remoteOnScreen(): RemoteName | undefined {
  return onScreen?.remote;
}

/** Calls back when the last page of a remote has left the screen. */
export function onRemoteLeft(notice: (remote: RemoteName) => void): void {
  noticeLeft = notice;
}

/** This page is on screen now; undefined: a page of the shell itself. */
export function showPage(route: SiteRoute | undefined): void {
  const before = onScreen;
  onScreen = route;
  leaveSleepingPage(route);
  if (!before || (route && keyOf(before) === keyOf(route))) return;
  if (outdated === keyOf(before)) forgetPage(before);
  outdated = undefined;
  if (before.remote !== route?.remote) noticeLeft(before.remote);
}

/** Another version of a remote is live: its pages are loaded anew when they are shown next. */
export function forgetRemote(remote: RemoteName): void {
  const shown = onScreen && keyOf(onScreen);
  for (const kept of [components, starts, loaded]) {
    for (const key of kept.keys()) {
      if (key.startsWith(`${remote}/`) && key !== shown) kept.delete(key);
    }
  }
  if (onScreen?.remote === remote) outdated = shown;
}

/** Counts how often the page on screen was replaced by another version of itself. */
export const renewals = createStore<{ count: number }>()(() => ({ count: 0 }));

/** Replaces the page on screen by the version that is live now, once its code is here. */
export async function renewPage(): Promise<boolean> {
  const route = onScreen;
  if (!route) return false;
  const page = await loadPage(route).catch(() => undefined);
  if (!page || onScreen !== route) return false;
  forgetPage(route);
  outdated = undefined;
  loaded.set(keyOf(route), page);
  starts.set(keyOf(route), Promise.resolve(page));
  renewals.setState(({ count }) => ({ count: count + 1 }));
  return true;
}

/** Another page has taken the place of the one that slept. */
function leaveSleepingPage(route: SiteRoute | undefined): void {
  const { sleeping } = sleepingPage.getState();
  if (!sleeping || (route && keyOf(sleeping.route) === keyOf(route))) return;
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
  const { module } = await (starts.get(keyOf(route)) ?? loadPage(route));
  return module;
}

/** Never rejects: a rejection would make React throw the readable server HTML away. */
async function loadUntilItWorks(route: SiteRoute, since?: number): Promise<LoadedPage> {
  isAwaited = true;
  await documentScriptsHaveRun();
  for (let waitsSince = since; ; waitsSince = undefined) {
    try {
      const page = await loadPage(route, waitsSince);
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

/** After these it is worth trying again. */
export const wakingEvents = ['online', 'load'] as const;

/** Until somebody asks for it, the document's files have come, the browser is back on line, or after a rest. */
function sleep(route: SiteRoute): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      noteHealth(route.remote, 'wanted');
      for (const event of wakingEvents) window.removeEventListener(event, wake);
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(wake, restMs);
    for (const event of wakingEvents) window.addEventListener(event, wake);
    sleepingPage.setState({ sleeping: { route, wake } });
    void loadLateParts();
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
