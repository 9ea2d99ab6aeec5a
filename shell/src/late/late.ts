import { createStore } from 'zustand/vanilla';
import { waiting } from '../reporting/report';
import type * as Parts from './late-parts';

/** The parts that come late, once they are here. */
export const late = createStore<{ parts: typeof Parts | undefined }>()(() => ({
  parts: undefined,
}));

let loading: Promise<void> | undefined;

/** Fetches them; a failure is not remembered, and never heard of. */
export function loadLateParts(): Promise<void> {
  loading ??= import('./late-parts').then(begin, () => {
    loading = undefined;
  });
  return loading;
}

function begin(parts: typeof Parts): void {
  late.setState({ parts });
  parts.followReleases();
  parts.sendReports(waiting);
  // A browser that refuses costs only the copy for the time without a network.
  void parts.keepOffline().catch(() => undefined);
}
