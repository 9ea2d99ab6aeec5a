import type { Deck } from '../core/model/deck';
import { showDialog } from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { storeNewDeck } from '../storage/store-new-deck';
import { toUserError } from '../storage/user-error';

/** Saves the current deck, then stores a new one and opens it. */
export async function openNewDeck(editor: Editor, deck: Deck): Promise<void> {
  try {
    await editor.session.flush();
    await storeNewDeck(editor.ownerId, deck);
    editor.openDeck(deck.id);
  } catch (cause) {
    editor.store.setState({ error: toUserError(cause) });
  }
  showDialog(editor.store, null);
}
