import type { RemoteName, SiteRoute } from '@site/contract';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { FailedAttempt, LoadedPage } from '../remotes/federation';
import { withTimeout } from '../remotes/load-error';
import { reportQueue } from '../reporting/report';
import { runWhenIdle } from '../routing/lay-out-sections';

/** Props of the page that replaces a failed one. `onRecovered` is called when the page can be rendered again. */
export type FailedPageProps = { route: SiteRoute; error: unknown; onRecovered: () => void };

/**
 * Exports of the deferred chunk, as an interface: its file imports much of the shell, so it is never imported
 * statically.
 */
interface DeferredModules {
  FailedPage: ComponentType<FailedPageProps>;
  HydrationNotice: ComponentType;
  UpdateNotice: ComponentType;
  watchReleases: () => void;
  startOfflineCaching: () => Promise<void>;
  loadUntilHydrated: (route: SiteRoute) => Promise<LoadedPage>;
  loadWithFallback: (
    route: SiteRoute,
    since: number,
    failed?: FailedAttempt,
  ) => Promise<LoadedPage>;
  loadSettingValues: () => Promise<boolean>;
  canPrefetchRemote: (remote: RemoteName) => boolean;
  prefetchCallsToAction: () => void;
  startSendingReports: (queue: typeof reportQueue) => void;
}

/** Deferred modules, undefined until they have loaded. */
export const deferredModulesStore = createStore<{ modules: DeferredModules | undefined }>()(() => ({
  modules: undefined,
}));

/** A visitor may be waiting for the error page that these modules bring. */
const TIMEOUT_MS = 2500;

let loadChunk: () => Promise<DeferredModules> = () =>
  Promise.reject(new Error('No loader is set.'));
let loading: Promise<void> | undefined;

/** Sets the function that imports the deferred chunk. Call it before anything is loaded. */
export function setDeferredLoader(load: () => Promise<DeferredModules>): void {
  loadChunk = load;
}

/** Loads the deferred modules. Undefined when they do not load within the time limit; the next call tries again. */
export async function loadDeferredModules(): Promise<DeferredModules | undefined> {
  loading ??= loadChunk().then(start, () => {
    loading = undefined;
  });
  await withTimeout(TIMEOUT_MS, loading).catch(() => undefined);
  return deferredModulesStore.getState().modules;
}

function start(modules: DeferredModules): void {
  deferredModulesStore.setState({ modules });
  runStepsWhenIdle([
    () => modules.watchReleases(),
    () => modules.startSendingReports(reportQueue),
    // Without a service worker only the offline copies are missing.
    () => void modules.startOfflineCaching().catch(() => undefined),
    () => modules.prefetchCallsToAction(),
  ]);
}

/** A page that is never idle still sends its reports. */
const MAX_WAIT_MS = 2000;

/** Runs each step in a task of its own, so that none of them delays a press. */
function runStepsWhenIdle([step, ...rest]: (() => void)[]): void {
  if (!step) return;
  runWhenIdle(
    () => {
      step();
      runStepsWhenIdle(rest);
    },
    { timeout: MAX_WAIT_MS },
  );
}
