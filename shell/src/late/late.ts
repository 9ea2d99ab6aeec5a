import type { RemoteName, SiteRoute } from '@site/contract';
import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';
import type { FailedTry, LoadedPage } from '../remotes/loaded-page';
import { within } from '../remotes/within';
import { waiting } from '../reporting/report';

/** A page that cannot be shown, and what to call when it can be tried again. */
export type Failed = { route: SiteRoute; error: unknown; onMended: () => void };

/** What no page needs to start. The file that holds it imports much of the shell, so it is known by its shape. */
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
  sendReports: (happenings: typeof waiting) => void;
}

/** The parts that come late, once they are here. */
export const late = createStore<{ parts: LateParts | undefined }>()(() => ({
  parts: undefined,
}));

/** Somebody may be waiting for what these parts have to say about a failure. */
const patienceMs = 2500;

let fetchParts: () => Promise<LateParts> = () => Promise.reject(new Error('Nobody said where.'));
let loading: Promise<void> | undefined;

/** Says where they come from, before anything is loaded. */
export function takeLatePartsFrom(fetch: () => Promise<LateParts>): void {
  fetchParts = fetch;
}

/** Fetches them. Undefined when they do not come in time; a failure is not remembered, and never heard of. */
export async function loadLateParts(): Promise<LateParts | undefined> {
  loading ??= fetchParts().then(begin, () => {
    loading = undefined;
  });
  await within(patienceMs, loading).catch(() => undefined);
  return late.getState().parts;
}

function begin(parts: LateParts): void {
  late.setState({ parts });
  parts.followReleases();
  parts.prefetchNext();
  parts.sendReports(waiting);
  // A browser that refuses costs only the copy for the time without a network.
  void parts.keepOffline().catch(() => undefined);
}
