import { loadFonts } from '../fonts/load-fonts';
import { replaceDeck } from './editor-actions';
import type { Editor } from './editor-context';
import { storeView } from './view-state';

/** Connects the editor's state with the deck's session until the returned function is called. */
export function connectSession(editor: Editor, notice: string | null): () => void {
  const { store, session } = editor;
  store.setState({ notice: notice ?? damagedSlidesNotice(session) });
  session.start({
    onRole(role) {
      store.setState({ role });
      // Edits made before the lock was granted are still to be written.
      const { committedDeck } = store.getState();
      if (role === 'writer' && committedDeck !== session.deck)
        session.scheduleSave(committedDeck, false);
    },
    onSaveState: (saveState) => store.setState({ saveState }),
    onError: (error) => store.setState({ error }),
    onRecovered: () => store.setState({ notice: RECOVERED_NOTICE }),
    onDeckChanged: (deck) => replaceDeck(store, deck),
  });
  void loadFonts(session.deck.slides);
  const unsubscribe = store.subscribe(({ committedDeck, editingState }, previous) => {
    if (committedDeck === previous.committedDeck) return;
    void loadFonts(committedDeck.slides);
    if (store.getState().role !== 'writer') return;
    session.scheduleSave(committedDeck, editingState.gesture.name === 'editing-text');
  });
  const flush = () => void session.flush();
  const flushHidden = () => document.visibilityState === 'hidden' && flush();
  const warnBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!session.hasUnsavedChanges()) return;
    flush();
    event.preventDefault();
  };
  // A page in the back/forward cache keeps its deck open; one that is unloaded releases it.
  const leave = ({ persisted }: PageTransitionEvent) => {
    storeView(store);
    if (persisted) flush();
    else session.close();
  };
  document.addEventListener('visibilitychange', flushHidden);
  window.addEventListener('beforeunload', warnBeforeUnload);
  window.addEventListener('pagehide', leave);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', flushHidden);
    window.removeEventListener('beforeunload', warnBeforeUnload);
    window.removeEventListener('pagehide', leave);
  };
}

const RECOVERED_NOTICE = 'The editor closed unexpectedly last time. Your work is here.';

function damagedSlidesNotice({ damagedSlideCount }: Editor['session']): string | null {
  return damagedSlideCount > 0
    ? `${damagedSlideCount} of this deck’s slides couldn’t be read and are left out. They were not deleted.`
    : null;
}
