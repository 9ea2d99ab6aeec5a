import { findElement, currentSlideOf } from '../core/edit/editor-document';
import { selectOnly } from '../core/edit/elements';
import { layerIndexOf, moveElementToLayer } from '../core/edit/layers';
import { describeElement } from '../core/elements/element-labels';
import { announceInEditor, editDeck, setEditingState } from './editor-actions';
import type { EditorStore } from './editor-store';

/** Selects exactly this element, even inside a group. */
export function selectLayer(store: EditorStore, id: string): void {
  const { editingState } = store.getState();
  if (findElement(editingState.doc, id))
    setEditingState(store, { ...editingState, doc: selectOnly(editingState.doc, [id]) });
}

/** Moves an element to a position counted from the top, and announces its new position. */
export function moveLayer(store: EditorStore, id: string, layer: number): void {
  editDeck(store, 'Change order', (doc) => moveElementToLayer(doc, id, layer));
  const { doc } = store.getState().editingState;
  const moved = findElement(doc, id);
  if (!moved) return;
  const place = `${layerIndexOf(doc, id) + 1} of ${currentSlideOf(doc).elements.length} from the top`;
  const group = moved.groupIds.length > 0 ? ', in a group' : '';
  announceInEditor(store, `${place}${group}: ${describeElement(moved)}`);
}

export function moveLayerBy(store: EditorStore, id: string, step: number): void {
  moveLayer(store, id, layerIndexOf(store.getState().editingState.doc, id) + step);
}
