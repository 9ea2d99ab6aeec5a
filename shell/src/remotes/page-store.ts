import type { SiteRoute } from '@site/contract';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { createStore } from 'zustand/vanilla';
import { loadInNode, type PageModule } from './federation';
import { loadPage } from './load-page';

type PageComponent = ComponentType | LazyExoticComponent<ComponentType>;

const components = new Map<string, PageComponent>();
const loadedModules = new Map<string, PageModule>();
const starts = new Map<string, Promise<PageModule>>();

/** A prerendered page whose code has not come: it stays readable, and a notice offers to try again. */
export const sleepingPage = createStore<{ path: string; wake: (() => void) | null }>()(() => ({
  path: '',
  wake: null,
}));

/**
 * The component of a route; the same one until `forgetPage`, because React.lazy remembers a failure and a
 * new component would mount the page again. Code that is already here needs no lazy and never suspends.
 */
export function pageComponent(route: SiteRoute): PageComponent {
  const key = keyOf(route);
  const known = components.get(key);
  if (known) return known;
  const created = loadedModules.get(key)?.default ?? lazy(() => moduleOf(route));
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
  load.catch(() => starts.delete(key));
}

export function forgetPage(route: SiteRoute): void {
  components.delete(keyOf(route));
  starts.delete(keyOf(route));
}

async function moduleOf(route: SiteRoute): Promise<PageModule> {
  if (typeof window === 'undefined') return loadInNode(route.remote, route.id);
  startPage(route);
  const module = await (starts.get(keyOf(route)) ?? loadPage(route));
  loadedModules.set(keyOf(route), module);
  return module;
}

/** Never rejects: a rejection would make React throw the readable server HTML away. */
async function loadUntilItWorks(route: SiteRoute): Promise<PageModule> {
  isAwaited = true;
  await documentScriptsHaveRun();
  for (;;) {
    try {
      const module = await loadPage(route);
      loadedModules.set(keyOf(route), module);
      sleepingPage.setState({ wake: null });
      isAwaited = false;
      return module;
    } catch (error) {
      console.error(error);
      await new Promise<void>((resolve) => {
        sleepingPage.setState({ path: route.path, wake: resolve });
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
