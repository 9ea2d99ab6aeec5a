import { setWork } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { troubleOf } from '../storage/trouble';
import { settle } from '../core/work';

/** Writes everything now and stores a version. */
export async function save(editor: Editor): Promise<void> {
  const { store, session } = editor;
  // Text being edited is part of the deck already; the caret stays.
  if (store.getState().work.gesture.name !== 'text-editing')
    setWork(store, settle(store.getState().work));
  try {
    await session.save(store.getState().work.doc.deck);
    const isStored = session.database !== null && store.getState().save !== 'failed';
    if (isStored) store.setState({ save: 'saved', announcement: 'Saved' });
  } catch (cause) {
    store.setState({ save: 'failed', trouble: troubleOf(cause) });
  }
}
