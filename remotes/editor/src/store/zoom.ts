import type { Point } from '../core/geometry/box';
import type { EditorStore } from './editor-store';

export const LEAST_ZOOM = 0.1;
export const MOST_ZOOM = 4;

/** Zooms around a screen point; without one, around the center of the canvas. */
export function zoomTo(store: EditorStore, zoom: number, anchor: Point | null = null): void {
  const bounded = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
  store.setState({ zoom: bounded, isFitted: false, zoomPoint: anchor });
}

export function zoomBy(store: EditorStore, factor: number, anchor: Point | null = null): void {
  zoomTo(store, store.getState().zoom * factor, anchor);
}

export function zoomToFit(store: EditorStore): void {
  store.setState({ isFitted: true });
}

/** Zoom of one wheel notch, whatever distance the system reports. */
const NOTCH = 0.12;
const NOTCH_DELTA = 25;

/** Zoom factor of a wheel event: touchpads zoom continuously, wheels in steps. */
export function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const isNotch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= NOTCH_DELTA;
  return Math.exp(isNotch ? -Math.sign(event.deltaY) * NOTCH : -event.deltaY / 100);
}
