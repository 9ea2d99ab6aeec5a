import { createStore } from 'zustand/vanilla';
import { waiting } from '../reporting/report';

type Parts = typeof import('./late-parts');

/** The parts that come late, once they are here. */
export const late = createStore<{ parts: Parts | undefined }>()(() => ({ parts: undefined }));

let loading: Promise<void> | undefined;

/** Fetches them; a failure is not remembered, and never heard of. */
export function loadLateParts(): Promise<void> {
  loading ??= import('./late-parts').then(begin, () => {
    loading = undefined;
  });
  return loading;
}

function begin(parts: Parts): void {
  late.setState({ parts });
  parts.followReleases();
  parts.sendReports(waiting);
}
