import { findElement, slideOf } from '../core/edit/document';
import { pick } from '../core/edit/elements';
import { layerOf, moveToLayer } from '../core/edit/layers';
import { describe } from '../core/words';
import { announce, edit, setWork } from './actions';
import type { EditorStore } from './editor-store';

/** The list of elements reaches into groups: it picks exactly what was chosen. */
export function chooseLayer(store: EditorStore, id: string): void {
  const { work } = store.getState();
  if (findElement(work.doc, id)) setWork(store, { ...work, doc: pick(work.doc, [id]) });
}

/** Puts an element at a place counted from the top, and says which it has now. */
export function moveLayer(store: EditorStore, id: string, layer: number): void {
  edit(store, 'Change order', (doc) => moveToLayer(doc, id, layer));
  const { doc } = store.getState().work;
  const moved = findElement(doc, id);
  if (!moved) return;
  const place = `${layerOf(doc, id) + 1} of ${slideOf(doc).elements.length} from the top`;
  announce(store, `${place}: ${describe(moved)}`);
}

export function stepLayer(store: EditorStore, id: string, step: number): void {
  moveLayer(store, id, layerOf(store.getState().work.doc, id) + step);
}
