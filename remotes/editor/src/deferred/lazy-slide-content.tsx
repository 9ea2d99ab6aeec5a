import type { ComponentType } from 'react';
import { lazyWithRetry } from './lazy-with-retry';

/**
 * Creates a lazy component that draws on slides. Exports wait while it is loading (`data-loading`) and fail if it could
 * not be loaded (`data-load-failed`).
 */
export function lazySlideContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyWithRetry(load, {
    pending: <span data-loading />,
    Fallback: () => <span data-loading data-load-failed />,
  });
}
