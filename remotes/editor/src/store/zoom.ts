import type { EditorStore } from './editor-store';

const LEAST = 0.1;
const MOST = 4;

export function zoomTo(store: EditorStore, zoom: number): void {
  store.setState({ zoom: Math.min(MOST, Math.max(LEAST, zoom)), isFitted: false });
}

export function zoomBy(store: EditorStore, factor: number): void {
  zoomTo(store, store.getState().zoom * factor);
}

export function zoomToFit(store: EditorStore): void {
  store.setState({ isFitted: true });
}
