import type { ComponentType } from 'react';
import { ChunkErrorMessage } from './chunk-error-message';
import { lazyComponent, type LazyOptions } from './lazy-component';

/** Fallback of components that are not missed. */
export function EmptyFallback() {
  return null;
}

/** Creates a component of the editor that loads with its first render; by default its fallback has a retry button. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Partial<LazyOptions<Props>> = {},
): ComponentType<Props> {
  return lazyComponent(load, { Fallback: ChunkErrorMessage, ...options });
}
