import { findElement } from '../core/edit/editor-document';
import { selectOnly } from '../core/edit/elements';
import { layerIndexOf, moveElementToLayer } from '../core/edit/arrange';
import { editDeck, setEditingState } from './editor-actions';
import type { EditorStore } from './editor-store';

/** Selects exactly this element, even inside a group. */
export function selectLayer(store: EditorStore, id: string): void {
  const { editingState } = store.getState();
  if (findElement(editingState.doc, id))
    setEditingState(store, { ...editingState, doc: selectOnly(editingState.doc, [id]) });
}

/** Moves an element to a position counted from the top. */
export function moveLayer(store: EditorStore, id: string, layer: number): void {
  editDeck(store, 'Change order', (doc) => moveElementToLayer(doc, id, layer));
}

export function moveLayerBy(store: EditorStore, id: string, step: number): void {
  moveLayer(store, id, layerIndexOf(store.getState().editingState.doc, id) + step);
}
