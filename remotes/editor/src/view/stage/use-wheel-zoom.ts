import type { RefObject } from 'react';
import { wheelFactor, zoomBy } from '../../store/zoom';
import { useEditor } from '../../store/editor-context';
import { useListener } from '../use-listener';

/** Ctrl with the wheel, or a pinch on a touchpad, zooms; the wheel alone scrolls. */
export function useWheelZoom(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useListener(stage, 'wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(store, wheelFactor(event), { x: event.clientX, y: event.clientY });
  });
}
