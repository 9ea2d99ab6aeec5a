import type { SiteRoute } from '@site/contract';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { createStore } from 'zustand/vanilla';
import { loadInNode, type PageModule } from './federation';
import { loadPage } from './load-page';

type LazyPage = LazyExoticComponent<ComponentType>;

const lazyPages = new Map<string, LazyPage>();
const loadedModules = new Map<string, PageModule>();
const starts = new Map<string, Promise<PageModule>>();

/** A prerendered page whose code has not come: it stays readable, and a notice offers to try again. */
export const sleepingPage = createStore<{ wake: (() => void) | null }>()(() => ({ wake: null }));

/** The component of a route; the same one until `forgetPage`, because React.lazy remembers a failure. */
export function pageComponent(route: SiteRoute): LazyPage {
  const key = keyOf(route);
  const known = lazyPages.get(key);
  if (known) return known;
  const created = lazy(() => thenableModule(route));
  lazyPages.set(key, created);
  return created;
}

/** Begins to load the code of a route before anything renders it. */
export function startPage(route: SiteRoute, { keepsServerHtml = false } = {}): void {
  const key = keyOf(route);
  if (starts.has(key)) return;
  const load = keepsServerHtml ? loadUntilItWorks(route) : loadPage(route);
  starts.set(key, load);
  load.catch(() => starts.delete(key));
}

export function forgetPage(route: SiteRoute): void {
  lazyPages.delete(keyOf(route));
  starts.delete(keyOf(route));
}

/** A module that is already here is handed over at once, so that React does not suspend for it. */
function thenableModule(route: SiteRoute): Promise<PageModule> {
  const loaded = loadedModules.get(keyOf(route));
  if (loaded) {
    const settled = { then: (resolve: (module: PageModule) => void) => resolve(loaded) };
    return settled as Promise<PageModule>;
  }
  if (typeof window === 'undefined') return loadInNode(route.remote, route.id);
  startPage(route);
  const start = starts.get(keyOf(route)) ?? loadPage(route);
  return start.then((module) => {
    loadedModules.set(keyOf(route), module);
    return module;
  });
}

/** Never rejects: a rejection would make React throw the readable server HTML away. */
async function loadUntilItWorks(route: SiteRoute): Promise<PageModule> {
  await documentScriptsHaveRun();
  for (;;) {
    try {
      const module = await loadPage(route);
      loadedModules.set(keyOf(route), module);
      sleepingPage.setState({ wake: null });
      return module;
    } catch (error) {
      console.error(error);
      await new Promise<void>((resolve) => {
        sleepingPage.setState({ wake: resolve });
        window.addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
}

/**
 * The remote's scripts stand in the document behind the shell's: loading before they ran would fetch them
 * twice. A server that hangs is not waited for longer than one try.
 */
function documentScriptsHaveRun(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, 8000);
  });
}

function keyOf(route: SiteRoute): string {
  return `${route.remote}/${route.id}`;
}
