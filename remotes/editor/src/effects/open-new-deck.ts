import type { Deck } from '../core/model/deck-schema';
import { DEFAULT_DECK_TITLE } from '../core/model/deck-constants';
import { editDeck, showDialog } from '../store/editor-actions';
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

/** Starts a chosen deck: in place of the current one if nothing was done there, or else as a new one. */
export async function startDeck(editor: Editor, deck: Deck): Promise<void> {
  const { editingState, role } = editor.store.getState();
  const current = editingState.doc.deck;
  if (role === 'reader' || !isUntouched(current)) return openNewDeck(editor, deck);
  const isSame =
    isUntouched(deck) && deck.language === current.language && deck.currency === current.currency;
  if (!isSame) {
    editDeck(editor.store, 'Start from a template', (doc) => ({
      ...doc,
      deck: { ...deck, id: doc.deck.id },
      slideId: deck.slides[0]?.id ?? doc.slideId,
      selection: [],
      selectedSlideIds: [],
    }));
  }
  showDialog(editor.store, null);
}

/** True for a deck of blank slides in 16:9. */
export function isUntouched({ title, theme, slides, slideHeight }: Deck): boolean {
  const isBlank = (slide: Deck['slides'][number]) =>
    slide.elements.length === 0 &&
    slide.background === '#ffffff' &&
    !slide.backgroundPicture &&
    slide.notes === '' &&
    !slide.comments;
  const isDefault = title === DEFAULT_DECK_TITLE && theme === null && slideHeight === undefined;
  return isDefault && slides.every(isBlank);
}
