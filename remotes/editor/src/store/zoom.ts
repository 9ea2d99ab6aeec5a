import type { Point } from '../core/geometry/box';
import type { EditorStore } from './editor-store';

export const LEAST_ZOOM = 0.1;
export const MOST_ZOOM = 4;

/** Zooms around a point of the screen; without one, around the middle of the canvas. */
export function zoomTo(store: EditorStore, zoom: number, around: Point | null = null): void {
  const bounded = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
  store.setState({ zoom: bounded, isFitted: false, zoomPoint: around });
}

export function zoomBy(store: EditorStore, factor: number, around: Point | null = null): void {
  zoomTo(store, store.getState().zoom * factor, around);
}

export function zoomToFit(store: EditorStore): void {
  store.setState({ isFitted: true });
}

/** A wheel's click, however far the system says it turned. */
const NOTCH = 0.12;
const NOTCH_DELTA = 25;

/** What a turn of the wheel zooms by: fingers on a pad follow exactly, a wheel goes step by step. */
export function wheelFactor(event: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const isNotch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= NOTCH_DELTA;
  return Math.exp(isNotch ? -Math.sign(event.deltaY) * NOTCH : -event.deltaY / 100);
}
