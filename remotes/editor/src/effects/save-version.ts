import { endGesture } from '../core/editing-state';
import { toCommandError } from '../storage/user-error';
import { announceInEditor, setEditingState } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';

/** Writes everything now and stores a version. */
export async function saveVersion({ store, session }: Editor): Promise<void> {
  // Text being edited is part of the deck already; the caret stays.
  if (store.getState().editingState.gesture.name !== 'editing-text')
    setEditingState(store, endGesture(store.getState().editingState));
  try {
    await session.saveVersion(store.getState().editingState.doc.deck);
    if (store.getState().saveState === 'saved') announceInEditor(store, 'Saved');
  } catch (cause) {
    // Only the version is missing: the deck itself is stored.
    store.setState({ error: toCommandError('Save', cause) });
  }
}
