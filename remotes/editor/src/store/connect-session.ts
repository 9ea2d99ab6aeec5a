import { loadFonts } from '../fonts/load-fonts';
import { guardExits } from '../storage/guard-exits';
import { announceEdits } from './announce-edits';
import { announceInEditor, endInput, replaceDeck, showDialog } from './editor-actions';
import type { Editor } from './editor-context';
import { storeView } from './view-state';

/** Connects the editor's state with the deck's session until the returned function is called. */
export function connectSession(editor: Editor, notice: string | null): () => void {
  const { store, session } = editor;
  store.setState({ notice: notice ?? damagedSlidesNotice(session) });
  session.start({
    onRole: (role) => store.setState({ role }),
    onInputEnd: () => endInput(store),
    onSaveState(saveState, saveError) {
      const { pendingExit, saveState: previous } = store.getState();
      store.setState({ saveState, saveError });
      // A failure has a message of its own.
      if (saveState === 'saved' && previous === 'failed') announceInEditor(store, 'Saved again');
      if (saveState !== 'saved' || !pendingExit) return;
      showDialog(store, null);
      pendingExit();
    },
    onError: (error) => store.setState({ error }),
    onRecovered: () => store.setState({ notice: RECOVERED_NOTICE }),
    onDeckChanged: (deck) => replaceDeck(store, deck),
  });
  void loadFonts(session.deck.slides);
  const stopAnnouncing = announceEdits(store);
  const unsubscribe = store.subscribe(({ committedDeck, editingState }, previous) => {
    if (committedDeck === previous.committedDeck) return;
    void loadFonts(committedDeck.slides);
    if (store.getState().role === 'reader') return;
    session.scheduleSave(committedDeck, editingState.gesture.name === 'editing-text');
  });
  const flush = () => void session.flush();
  // A page in the back/forward cache keeps its deck open; one that is unloaded releases it.
  const leave = ({ persisted }: PageTransitionEvent) => {
    storeView(store);
    if (persisted) flush();
    else session.close();
  };
  const stopGuarding = guardExits({ session, endInput: () => endInput(store) }, editor.leave);
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', leave);
  return () => {
    unsubscribe();
    stopAnnouncing();
    stopGuarding();
    document.removeEventListener('visibilitychange', flush);
    window.removeEventListener('pagehide', leave);
  };
}

const RECOVERED_NOTICE = 'The editor closed unexpectedly last time. Your work is here.';

function damagedSlidesNotice({ damagedSlideCount }: Editor['session']): string | null {
  return damagedSlideCount > 0
    ? `${damagedSlideCount} of this deck’s slides couldn’t be read and are left out. They were not deleted.`
    : null;
}
