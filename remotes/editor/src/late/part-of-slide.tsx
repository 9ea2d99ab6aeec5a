import type { ComponentType } from 'react';
import { part } from './part';

/** A part that draws on slides. What reads them waits while it is loading; what is lost it does not take. */
export function partOfSlide<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return part(load, {
    waiting: <span data-loading />,
    Lost: () => <span data-loading data-lost />,
  });
}
