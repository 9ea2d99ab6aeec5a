import { selectedElementsOf } from '../core/edit/editor-document';
import { enterGroup, selectedGroupOf } from '../core/edit/elements';
import { isPicturePlaceholder } from '../core/elements/element-guards';
import { sendGestureEvent, setEditingState } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { withImageEffects } from './with-image-effects';

/** Opens the selected text, picture or group; an empty frame asks for its picture. */
export function openSelection(editor: Editor): void | Promise<void> {
  const { store } = editor;
  const { editingState } = store.getState();
  const [member] = selectedGroupOf(editingState.doc);
  const [only] = selectedElementsOf(editingState.doc);
  if (member)
    setEditingState(store, { ...editingState, doc: enterGroup(editingState.doc, member.id) });
  else if (only && isPicturePlaceholder(only) && !only.locked)
    return withImageEffects(editor, (images) => images.replaceImage(editor));
  else if (only) sendGestureEvent(store, { type: 'start-text-editing', id: only.id });
}
