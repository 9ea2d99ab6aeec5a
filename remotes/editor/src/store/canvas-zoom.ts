import type { Point } from '../core/geometry/box';
import type { EditorStore } from './editor-store';

export const MIN_CANVAS_ZOOM = 0.1;
export const MAX_CANVAS_ZOOM = 4;

/** Zooms around a screen point; without one, around the center of the canvas. */
export function setCanvasZoom(store: EditorStore, zoom: number, anchor: Point | null = null): void {
  const bounded = Math.min(MAX_CANVAS_ZOOM, Math.max(MIN_CANVAS_ZOOM, zoom));
  store.setState({ zoom: bounded, isZoomFitted: false, zoomAnchor: anchor });
}

export function zoomBy(store: EditorStore, factor: number, anchor: Point | null = null): void {
  setCanvasZoom(store, store.getState().zoom * factor, anchor);
}

export function zoomToFit(store: EditorStore): void {
  store.setState({ isZoomFitted: true });
}

/** Zoom of one wheel notch, whatever distance the system reports. */
const ZOOM_PER_NOTCH = 0.12;
const MIN_NOTCH_DELTA = 25;

/** Zoom factor of a wheel event: touchpads zoom continuously, wheels in steps. */
export function wheelZoomFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const isNotch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= MIN_NOTCH_DELTA;
  return Math.exp(isNotch ? -Math.sign(event.deltaY) * ZOOM_PER_NOTCH : -event.deltaY / 100);
}
