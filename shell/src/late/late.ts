import type { RemoteName, SiteRoute } from '@site/contract';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { FailedTry, LoadedPage } from '../remotes/loaded-page';
import { within } from '../remotes/within';
import { waiting } from '../reporting/report';

/** Props of the page that replaces a failed one. `onMended` is called when the page can be rendered again. */
export type Failed = { route: SiteRoute; error: unknown; onMended: () => void };

/**
 * Exports of the deferred chunk, as an interface: its file imports much of the shell, so it is never imported
 * statically.
 */
export interface LateParts {
  FailedPage: ComponentType<Failed>;
  SleepingNotice: ComponentType;
  UpdateNotice: ComponentType;
  followReleases: () => void;
  keepOffline: () => Promise<void>;
  loadAsleep: (route: SiteRoute) => Promise<LoadedPage>;
  loadWithCare: (route: SiteRoute, since: number, failed?: FailedTry) => Promise<LoadedPage>;
  mayPrefetch: (remote: RemoteName) => boolean;
  prefetchNext: () => void;
  sendReports: (queue: typeof waiting) => void;
}

/** Deferred modules, undefined until they have loaded. */
export const late = createStore<{ modules: LateParts | undefined }>()(() => ({
  modules: undefined,
}));

/** A visitor may be waiting for the error page that these modules bring. */
const TIMEOUT_MS = 2500;

let loadChunk: () => Promise<LateParts> = () => Promise.reject(new Error('No loader is set.'));
let loading: Promise<void> | undefined;

/** Sets the function that imports the deferred chunk. Call it before anything is loaded. */
export function takeLatePartsFrom(load: () => Promise<LateParts>): void {
  loadChunk = load;
}

/** Loads the deferred modules. Undefined when they do not load within the time limit; the next call tries again. */
export async function loadLateParts(): Promise<LateParts | undefined> {
  loading ??= loadChunk().then(start, () => {
    loading = undefined;
  });
  await within(TIMEOUT_MS, loading).catch(() => undefined);
  return late.getState().modules;
}

function start(modules: LateParts): void {
  late.setState({ modules });
  modules.followReleases();
  modules.prefetchNext();
  modules.sendReports(waiting);
  // Without a service worker only the offline copies are missing.
  void modules.keepOffline().catch(() => undefined);
}
