import type { PageVersion, SiteRoute } from '@site/contract';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { createStore } from 'zustand/vanilla';
import { deferredModulesStore, loadDeferredModules } from '../deferred/deferred-modules';
import { loadInNode } from '../remotes/remote-containers';
import { getRegistry } from '../remotes/live-registry';
import { loadPage } from './load-page';
import type { LoadedPage } from '../remotes/federation';
import { loadDocument, needsDocument } from '../routing/document-policy';

type PageComponent = ComponentType | LazyExoticComponent<ComponentType>;

/** Load state of a page module. A failed load resets it to `idle`. */
type PageLoadState =
  | { state: 'idle' }
  | { state: 'pending'; promise: Promise<LoadedPage> }
  | { state: 'loaded'; page: LoadedPage }
  /** Not needed: the document contains the page as static HTML, rendered by this version. */
  | { state: 'static'; nodes: readonly ChildNode[]; version: PageVersion };

const pages = new Map<string, { loadState: PageLoadState; component?: PageComponent }>();

/**
 * The visible page (undefined for pages of the shell itself), and the number of times it was replaced by a newer
 * version.
 */
export const visiblePage = createStore<{ route: SiteRoute | undefined; renewals: number }>()(
  () => ({
    route: undefined,
    renewals: 0,
  }),
);

export function setVisiblePage(route: SiteRoute | undefined): void {
  visiblePage.setState({ route });
}

/**
 * Returns the component of a route; the same one until `discardPage`, because React.lazy caches a failure and a new
 * component would remount the page. A loaded module needs no lazy and never suspends.
 */
export function getPageComponent(route: SiteRoute): PageComponent {
  const entry = entryOf(route);
  entry.component ??=
    entry.loadState.state === 'loaded'
      ? entry.loadState.page.module.default
      : lazy(() => moduleOf(route));
  return entry.component;
}

let isPending = false;

/** Tells whether the page in the document still waits for its module. */
export function isHydrationPending(): boolean {
  return isPending;
}

/** Ends the wait for the page in the document. */
export function endPendingHydration(): void {
  isPending = false;
}

type Start = {
  /** The page is readable already: its HTML stays until the module has loaded. */
  keepsServerHtml?: boolean;
  /** As in `loadPage`. */
  since?: number;
};

/** Starts loading the module of a route before anything renders it. */
export function startLoadingPage(
  route: SiteRoute,
  { keepsServerHtml = false, since }: Start = {},
): void {
  const entry = entryOf(route);
  if (entry.loadState.state !== 'idle') return;
  const promise = keepsServerHtml ? loadUntilSuccess(route, since) : loadPage(route, since);
  entry.loadState = { state: 'pending', promise };
  promise.then(
    (page) => (entry.loadState = { state: 'loaded', page }),
    () => (entry.loadState = { state: 'idle' }),
  );
}

/**
 * Keeps the HTML of a page that is not hydrated. Call it before React starts, which discards the nodes where it cannot
 * take over the document.
 * @returns false for every other page
 */
export function keepStaticHtml(route: SiteRoute): boolean {
  const container = route.hydrate === false && document.querySelector('[data-hydrate]');
  const version = getRegistry().remotes[route.remote]?.live;
  if (!container || !version) return false;
  entryOf(route).loadState = { state: 'static', nodes: [...container.childNodes], version };
  return true;
}

/** Loads a page's module, sharing a load that is under way. */
export function ensurePageLoaded(route: SiteRoute): Promise<LoadedPage> {
  startLoadingPage(route);
  const loadState = pageLoadState(route);
  if (loadState.state === 'loaded') return Promise.resolve(loadState.page);
  return loadState.state === 'pending' ? loadState.promise : loadPage(route);
}

/**
 * Starts loading a page before the visitor asks for it, unless its remote is failing. The code of a page that a document
 * of its own shows stays out of this one, whose policy it would violate as soon as it runs.
 */
export function prefetchPage(route: SiteRoute): void {
  if (needsDocument(route)) return;
  if (deferredModulesStore.getState().modules?.canPrefetchRemote(route.remote) ?? true)
    startLoadingPage(route);
}

export function pageLoadState(route: SiteRoute): PageLoadState {
  return entryOf(route).loadState;
}

/** Stores a newly loaded module of a page. */
export function setLoadedPage(route: SiteRoute, page: LoadedPage): void {
  pages.set(pageKeyOf(route), { loadState: { state: 'loaded', page } });
}

/** Discards a page, so that the next visit loads it again. */
export function discardPage(route: SiteRoute): void {
  pages.delete(pageKeyOf(route));
}

export function discardPages(matches: (key: string) => boolean): void {
  for (const key of pages.keys()) if (matches(key)) pages.delete(key);
}

export function pageKeyOf({ remote, id }: SiteRoute): string {
  return `${remote}/${id}`;
}

function entryOf(route: SiteRoute) {
  const key = pageKeyOf(route);
  const existing = pages.get(key);
  if (existing) return existing;
  const entry: { loadState: PageLoadState; component?: PageComponent } = {
    loadState: { state: 'idle' },
  };
  pages.set(key, entry);
  return entry;
}

async function moduleOf(route: SiteRoute): Promise<LoadedPage['module']> {
  if (typeof window === 'undefined') return loadInNode(route.remote, route.id);
  if (needsDocument(route)) return loadDocument();
  return (await ensurePageLoaded(route)).module;
}

/** Loads a readable page. Never rejects: a rejection would make React discard the server HTML. */
async function loadUntilSuccess(route: SiteRoute, since?: number): Promise<LoadedPage> {
  isPending = true;
  await waitForDocumentScripts();
  const page = await loadPage(route, since).catch(() => retryWhilePending(route));
  endPendingHydration();
  return page;
}

async function retryWhilePending(route: SiteRoute): Promise<LoadedPage> {
  const modules = await loadDeferredModules();
  if (modules) return modules.loadUntilHydrated(route);
  window.siteFiles?.speak();
  return new Promise(() => undefined);
}

/**
 * Waits for the remote's scripts, which follow the shell's in the document. Loaders join requests under way, so a
 * server that hangs is not waited for here.
 */
function waitForDocumentScripts(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, 2000);
  });
}
