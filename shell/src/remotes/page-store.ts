import type { SiteRoute } from '@site/contract';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { createStore } from 'zustand/vanilla';
import { late, loadLateParts } from '../late/late';
import { loadInNode } from './federation';
import { loadPage, type LoadedPage } from './load-page';

type PageComponent = ComponentType | LazyExoticComponent<ComponentType>;

const components = new Map<string, PageComponent>();
const loaded = new Map<string, LoadedPage>();
const starts = new Map<string, Promise<LoadedPage>>();

/** The page on screen, undefined for one of the shell itself, and how often it was replaced by a newer self. */
export const shown = createStore<{ route: SiteRoute | undefined; renewals: number }>()(() => ({
  route: undefined,
  renewals: 0,
}));

/** This page is on screen now. */
export function showPage(route: SiteRoute | undefined): void {
  shown.setState({ route });
}

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

/** Nobody waits for it any more. */
export function endWait(): void {
  isAwaited = false;
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
  if (late.getState().parts?.mayPrefetch(route.remote) ?? true) startPage(route);
}

/** What was started for a page, and what has come. */
export function pageLoad(route: SiteRoute) {
  const key = keyOf(route);
  return { start: starts.get(key), page: loaded.get(key) };
}

/** From now on this is the code of a page. */
export function keepPage(route: SiteRoute, page: LoadedPage): void {
  forgetPage(route);
  loaded.set(keyOf(route), page);
  starts.set(keyOf(route), Promise.resolve(page));
}

/** It is loaded anew when it is shown next. */
export function forgetPage(route: SiteRoute): void {
  forgetPages((key) => key === keyOf(route));
}

/** As `forgetPage`, for all pages whose keys are told. */
export function forgetPages(isTold: (key: string) => boolean): void {
  for (const kept of [components, starts, loaded]) {
    for (const key of kept.keys()) if (isTold(key)) kept.delete(key);
  }
}

export function keyOf({ remote, id }: SiteRoute): string {
  return `${remote}/${id}`;
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
  const page = await loadPage(route, since).catch(() => loadAsleep(route));
  loaded.set(keyOf(route), page);
  endWait();
  return page;
}

async function loadAsleep(route: SiteRoute): Promise<LoadedPage> {
  const parts = await loadLateParts();
  if (parts) return parts.loadAsleep(route);
  window.siteFiles?.speak();
  return new Promise(() => undefined);
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
