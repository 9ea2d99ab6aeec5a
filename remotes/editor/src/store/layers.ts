import { findElement, slideOf } from '../core/edit/document';
import { pick } from '../core/edit/elements';
import { layerOf, moveToLayer } from '../core/edit/layers';
import { describe } from '../core/words';
import { announce, edit, setWork } from './actions';
import type { EditorStore } from './editor-store';

/** Selects exactly this element, even inside a group. */
export function chooseLayer(store: EditorStore, id: string): void {
  const { work } = store.getState();
  if (findElement(work.doc, id)) setWork(store, { ...work, doc: pick(work.doc, [id]) });
}

/** Moves an element to a position counted from the top, and announces its new position. */
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
