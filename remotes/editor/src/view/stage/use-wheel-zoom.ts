import type { RefObject } from 'react';
import { wheelZoomFactor, zoomBy } from '../../store/canvas-zoom';
import { useEditor } from '../../store/editor-context';
import { useEventListener } from '../use-event-listener';

/** Ctrl with the wheel, or a pinch on a touchpad, zooms; the wheel alone scrolls. */
export function useWheelZoom(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEventListener(stage, 'wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(store, wheelZoomFactor(event), { x: event.clientX, y: event.clientY });
  });
}
