import { type RefObject, useRef } from 'react';
import type { Point } from '../../core/geometry/box';
import { sendGestureEvent } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { setCanvasZoom } from '../../store/canvas-zoom';
import { useEventListener } from '../use-event-listener';

interface Pinch {
  readonly distance: number;
  readonly zoom: number;
  middle: Point;
}

/** Two fingers zoom and pan; the gesture that one of them had started is cancelled. */
export function usePinchZoom(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  const fingers = useRef(new Map<number, Point>()).current;
  const pinch = useRef<Pinch>(null);
  // Captured before the canvas, which handles one pointer only.
  const options = { capture: true };

  const press = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size < 2) return;
    event.stopPropagation();
    sendGestureEvent(store, { type: 'cancel' });
    pinch.current = { ...pinchOf(fingers), zoom: store.getState().zoom };
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!pinch.current) return;
    event.stopPropagation();
    const { distance, middle } = pinchOf(fingers);
    const { zoom, distance: startDistance, middle: last } = pinch.current;
    stage.current?.scrollBy(last.x - middle.x, last.y - middle.y);
    pinch.current.middle = middle;
    setCanvasZoom(store, (zoom * distance) / startDistance, middle);
  };
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (pinch.current) event.stopPropagation();
    if (fingers.size === 0) pinch.current = null;
  };

  useEventListener(stage, 'pointerdown', press, options);
  useEventListener(stage, 'pointermove', move, options);
  useEventListener(stage, 'pointerup', lift, options);
  useEventListener(stage, 'pointercancel', lift, options);
}

/** Distance and center of the first two fingers. */
function pinchOf(fingers: ReadonlyMap<number, Point>): Pick<Pinch, 'distance' | 'middle'> {
  const [one = { x: 0, y: 0 }, two = one] = Array.from(fingers.values());
  return {
    distance: Math.max(1, Math.hypot(one.x - two.x, one.y - two.y)),
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
  };
}
