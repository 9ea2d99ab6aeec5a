import type { RefObject } from 'react';
import { useEventListener } from './use-event-listener';

/** F6 cycles through the regions of the editor, as in office programs. */
export function useRegionKeys(root: RefObject<HTMLElement | null>): void {
  useEventListener(root, 'keydown', (event) => {
    const element = root.current;
    if (!element || event.key !== 'F6') return;
    event.preventDefault();
    const regions = [...element.querySelectorAll<HTMLElement>('[data-region]')];
    const currentIndex = regions.findIndex((region) => region.contains(document.activeElement));
    const step = event.shiftKey ? regions.length - 1 : 1;
    const next = regions[(Math.max(0, currentIndex) + step) % regions.length];
    const focusable = next?.querySelector<HTMLElement>('[tabindex="0"], button, input, select, a');
    (next?.tabIndex === 0 ? next : focusable)?.focus();
  });
}
