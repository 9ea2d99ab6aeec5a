import { type RefObject, useEffect } from 'react';
import { wheelFactor, zoomBy } from '../../store/zoom';
import { useEditor } from '../../store/editor-context';

/** Ctrl and the wheel, or two fingers on a pad, zoom; the wheel alone scrolls. */
export function useWheelZoom(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(store, wheelFactor(event), { x: event.clientX, y: event.clientY });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [stage, store]);
}
