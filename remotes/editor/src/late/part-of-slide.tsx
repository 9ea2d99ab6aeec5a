import type { ComponentType } from 'react';
import { part } from './part';

/**
 * Creates a lazy component that draws on slides. Exports wait while it is loading (`data-loading`) and fail if it could
 * not be loaded (`data-lost`).
 */
export function partOfSlide<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return part(load, {
    waiting: <span data-loading />,
    Lost: () => <span data-loading data-lost />,
  });
}
