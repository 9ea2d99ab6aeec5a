import { showFaces } from '../faces/load-faces';
import { replaceDeck } from './actions';
import type { Editor } from './editor-context';

/** Connects the editor's state with the deck's session until the returned function is called. */
export function connect(editor: Editor, notice: string | null): () => void {
  const { store, session } = editor;
  store.setState({ notice: notice ?? openingNotice(session) });
  session.start({
    onRole(role) {
      store.setState({ role });
      // Edits made before the lock was granted are still to be written.
      const { settled } = store.getState();
      if (role === 'writer' && settled !== session.deck) session.note(settled, false);
    },
    onSave: (save) => store.setState({ save }),
    onTrouble: (trouble) => store.setState({ trouble }),
    onRecovered: () => store.setState({ notice: RECOVERED }),
    onDeck: (deck) => replaceDeck(store, deck),
  });
  void showFaces(session.deck.slides);
  const unsubscribe = store.subscribe(({ settled, work }, previous) => {
    if (settled === previous.settled) return;
    void showFaces(settled.slides);
    if (store.getState().role !== 'writer') return;
    session.note(settled, work.gesture.name === 'text-editing');
  });
  const flush = () => void session.flush();
  const flushHidden = () => document.visibilityState === 'hidden' && flush();
  const warnBeforeUnload = (event: BeforeUnloadEvent) => {
    if (!session.hasUnsaved()) return;
    flush();
    event.preventDefault();
  };
  // A page in the back/forward cache keeps its deck open; one that is unloaded releases it.
  const leave = ({ persisted }: PageTransitionEvent) => (persisted ? flush() : session.close());
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

const RECOVERED = 'The editor was closed unexpectedly last time. Your work up to then is here.';

function openingNotice({ damaged }: Editor['session']): string | null {
  return damaged > 0
    ? `${damaged} of this deck's slides could not be read and are left out. They were not deleted.`
    : null;
}
