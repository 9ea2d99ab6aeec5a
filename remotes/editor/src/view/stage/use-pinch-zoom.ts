import { type RefObject, useEffect } from 'react';
import type { Point } from '../../core/geometry/box';
import { sendGestureEvent } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { setCanvasZoom } from '../../store/canvas-zoom';

interface Pinch {
  readonly distance: number;
  readonly zoom: number;
  middle: Point;
}

/** Two fingers zoom and pan; the gesture that one of them had started is cancelled. */
export function usePinchZoom(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let pinch: Pinch | null = null;

    const press = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size < 2) return;
      event.stopPropagation();
      sendGestureEvent(store, { type: 'cancel' });
      pinch = { ...pinchOf(fingers), zoom: store.getState().zoom };
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (!pinch) return;
      event.stopPropagation();
      const { distance, middle } = pinchOf(fingers);
      element.scrollBy(pinch.middle.x - middle.x, pinch.middle.y - middle.y);
      pinch.middle = middle;
      setCanvasZoom(store, (pinch.zoom * distance) / pinch.distance, middle);
    };
    const lift = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (pinch) event.stopPropagation();
      if (fingers.size === 0) pinch = null;
    };

    // Captured before the canvas, which handles one pointer only.
    const options = { capture: true };
    const listeners = {
      pointerdown: press,
      pointermove: move,
      pointerup: lift,
      pointercancel: lift,
    };
    for (const [name, listen] of Object.entries(listeners))
      element.addEventListener(name, listen as EventListener, options);
    return () => {
      for (const [name, listen] of Object.entries(listeners))
        element.removeEventListener(name, listen as EventListener, options);
    };
  }, [stage, store]);
}

/** Distance and center of the first two fingers. */
function pinchOf(fingers: ReadonlyMap<number, Point>): Pick<Pinch, 'distance' | 'middle'> {
  const [one = { x: 0, y: 0 }, two = one] = Array.from(fingers.values());
  return {
    distance: Math.max(1, Math.hypot(one.x - two.x, one.y - two.y)),
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
  };
}
