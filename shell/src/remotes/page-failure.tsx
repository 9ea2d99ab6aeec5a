import type { SiteRoute } from '@site/contract';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { late, loadLateParts } from '../late/late';
import { PlainFailure } from '../late/plain-failure';
import type { LoadError } from './load-error';

/** In place of a page that cannot be had: in plain words at once, with the reason when its part is here. */
export function PageFailure(failed: {
  route: SiteRoute;
  error: LoadError;
  onLoaded: () => void;
}): ReactNode {
  const parts = useStore(late, ({ parts: here }) => here);
  useEffect(() => void loadLateParts(), []);
  return parts ? <parts.PageUnavailable {...failed} /> : <PlainFailure />;
}
