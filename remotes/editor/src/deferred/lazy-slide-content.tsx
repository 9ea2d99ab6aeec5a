import type { ComponentType } from 'react';
import { lazyWithRetry } from './lazy-with-retry';

/**
 * Creates a lazy component that draws on slides. Exports wait while it is loading (`data-loading`) and fail if it could
 * not be loaded (`data-load-failed`). `getLoaded` returns the component if its code is loaded already.
 */
export function lazySlideContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  getLoaded: () => ComponentType<Props> | undefined = () => undefined,
): ComponentType<Props> {
  return lazyWithRetry(load, {
    getLoaded,
    pending: <span data-loading />,
    Fallback: () => <span data-loading data-load-failed />,
  });
}
