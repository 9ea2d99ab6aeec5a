import type { PageVersion, SiteRoute } from '@site/contract';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { createStore } from 'zustand/vanilla';
import { late, loadLateParts } from '../late/late';
import { loadInNode } from './containers';
import { currentRegistry } from './live-registry';
import { loadPage } from './load-page';
import type { LoadedPage } from './loaded-page';

type PageComponent = ComponentType | LazyExoticComponent<ComponentType>;

/** How far the code of a page is. One that could not be had is unasked again. */
type Code =
  | { state: 'unasked' }
  | { state: 'coming'; coming: Promise<LoadedPage> }
  | { state: 'here'; page: LoadedPage }
  /** Not needed: the document brought the page's text, which was written by this version. */
  | { state: 'text'; nodes: readonly ChildNode[]; version: PageVersion };

const pages = new Map<string, { code: Code; component?: PageComponent }>();

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
  const entry = entryOf(route);
  entry.component ??=
    entry.code.state === 'here' ? entry.code.page.module.default : lazy(() => moduleOf(route));
  return entry.component;
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
  const entry = entryOf(route);
  if (entry.code.state !== 'unasked') return;
  const coming = keepsServerHtml ? loadUntilItWorks(route, since) : loadPage(route, since);
  entry.code = { state: 'coming', coming };
  coming.then(
    (page) => (entry.code = { state: 'here', page }),
    () => (entry.code = { state: 'unasked' }),
  );
}

/**
 * Keeps the text that the document brought, when its page is one that is not hydrated. It has to be called before React
 * begins, which throws the nodes away where it cannot take a document over. False for every other page.
 */
export function keepText(route: SiteRoute): boolean {
  const place = route.hydrate === false && document.querySelector('[data-hydrate]');
  const version = currentRegistry().remotes[route.remote]?.live;
  if (!place || !version) return false;
  entryOf(route).code = { state: 'text', nodes: [...place.childNodes], version };
  return true;
}

/** Begins to load it if nobody has, and waits for it. */
export function load(route: SiteRoute): Promise<LoadedPage> {
  startPage(route);
  const code = pageCode(route);
  if (code.state === 'here') return Promise.resolve(code.page);
  return code.state === 'coming' ? code.coming : loadPage(route);
}

/** As `startPage`, for a page that nobody has asked for yet. */
export function prefetchPage(route: SiteRoute): void {
  if (late.getState().parts?.mayPrefetch(route.remote) ?? true) startPage(route);
}

/** How far the code of a page is. */
export function pageCode(route: SiteRoute): Code {
  return entryOf(route).code;
}

/** From now on this is the code of a page. */
export function keepPage(route: SiteRoute, page: LoadedPage): void {
  pages.set(keyOf(route), { code: { state: 'here', page } });
}

/** It is loaded anew when it is shown next. */
export function forgetPage(route: SiteRoute): void {
  pages.delete(keyOf(route));
}

/** As `forgetPage`, for all pages whose keys are told. */
export function forgetPages(isTold: (key: string) => boolean): void {
  for (const key of pages.keys()) if (isTold(key)) pages.delete(key);
}

export function keyOf({ remote, id }: SiteRoute): string {
  return `${remote}/${id}`;
}

function entryOf(route: SiteRoute) {
  const key = keyOf(route);
  const known = pages.get(key);
  if (known) return known;
  const entry: { code: Code; component?: PageComponent } = { code: { state: 'unasked' } };
  pages.set(key, entry);
  return entry;
}

async function moduleOf(route: SiteRoute): Promise<LoadedPage['module']> {
  if (typeof window === 'undefined') return loadInNode(route.remote, route.id);
  return (await load(route)).module;
}

/** Never rejects: a rejection would make React throw the readable server HTML away. */
async function loadUntilItWorks(route: SiteRoute, since?: number): Promise<LoadedPage> {
  isAwaited = true;
  await documentScriptsHaveRun();
  const page = await loadPage(route, since).catch(() => loadAsleep(route));
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
