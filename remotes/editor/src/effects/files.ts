import type { Deck } from '../core/model/deck';
import { setWork, show } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { troubleOf } from '../storage/trouble';
import { storeNewDeck } from '../storage/deck-session';
import { settle } from '../core/work';

/** Writes everything now and keeps a version. */
export async function save(editor: Editor): Promise<void> {
  const { store, session } = editor;
  // What is typed is part of the deck already; the caret stays where it is.
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

/** Stores a new deck and opens it, once everything of the present one is written. */
export async function openNewDeck(editor: Editor, deck: Deck): Promise<void> {
  try {
    await editor.session.flush();
    await storeNewDeck(editor.owner, deck);
    editor.openDeck(deck.id);
  } catch (cause) {
    editor.store.setState({ trouble: troubleOf(cause) });
  }
  show(editor.store, null);
}
