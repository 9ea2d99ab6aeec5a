import { endGesture } from '../core/editing-state';
import { toUserError } from '../storage/user-error';
import { setEditingState } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';

/** Writes everything now and stores a version. */
export async function saveVersion({ store, session }: Editor): Promise<void> {
  // Text being edited is part of the deck already; the caret stays.
  if (store.getState().editingState.gesture.name !== 'editing-text')
    setEditingState(store, endGesture(store.getState().editingState));
  try {
    await session.saveVersion(store.getState().editingState.doc.deck);
    const isStored = session.database !== null && store.getState().saveState !== 'failed';
    if (isStored) store.setState({ saveState: 'saved', announcement: 'Saved' });
  } catch (cause) {
    store.setState({ saveState: 'failed', error: toUserError(cause) });
  }
}
