import { createStore } from 'zustand/vanilla';
import { within } from '../remotes/within';
import { waiting } from '../reporting/report';
import type * as Parts from './late-parts';

/** The parts that come late, once they are here. */
export const late = createStore<{ parts: typeof Parts | undefined }>()(() => ({
  parts: undefined,
}));

/** Somebody may be waiting for what these parts have to say about a failure. */
const patienceMs = 2500;

let loading: Promise<void> | undefined;

/** Fetches them. Undefined when they do not come in time; a failure is not remembered, and never heard of. */
export async function loadLateParts(): Promise<typeof Parts | undefined> {
  loading ??= import('./late-parts').then(begin, () => {
    loading = undefined;
  });
  await within(patienceMs, loading).catch(() => undefined);
  return late.getState().parts;
}

function begin(parts: typeof Parts): void {
  late.setState({ parts });
  parts.followReleases();
  parts.sendReports(waiting);
  // A browser that refuses costs only the copy for the time without a network.
  void parts.keepOffline().catch(() => undefined);
}
