import type { Deck } from '../core/model/deck';
import { show } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { storeNewDeck } from '../storage/store-new-deck';
import { troubleOf } from '../storage/trouble';

/** Saves the current deck, then stores a new one and opens it. */
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
