import type { Deck } from '../core/model/deck';
import { show } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { storeNewDeck } from '../storage/store-new-deck';
import { troubleOf } from '../storage/trouble';

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
