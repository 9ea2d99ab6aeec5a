import type { EditHistory, HistoryStep } from '../core/edit-history';
import { TYPING_LABELS } from '../core/gestures/editing-text';
import { loadFonts } from '../fonts/load-fonts';
import { guardExits } from '../storage/guard-exits';
import { describeEdit } from './describe-edit';
import { announceInEditor, endInput, replaceDeck, showDialog } from './editor-actions';
import type { Editor } from './editor-context';
import { type EditorStore, storeView } from './editor-store';

/** Pause after which a step that goes on, such as nudging, is described again. */
const CONTINUED_STEP_DELAY_MS = 500;

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

/**
 * Announces every step of the history once, until the returned function is called: typing when it ends, a step that goes
 * on after a pause, and only if its description has changed.
 */
export function announceEdits(store: EditorStore): () => void {
  let seen = store.getState().editingState.history;
  let pending: HistoryStep | null = null;
  let announced: { readonly before: unknown; readonly text: string } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function announce(): void {
    clearTimeout(timer);
    const step = pending;
    pending = null;
    if (!step) return;
    const text = describeEdit(step);
    if (step.before === announced?.before && text === announced.text) return;
    announced = { before: step.before, text };
    announceInEditor(store, text);
  }

  function add(step: HistoryStep, isTyping: boolean): void {
    const isTyped = TYPING_LABELS.has(step.label);
    if (pending && isTyped && TYPING_LABELS.has(pending.label)) {
      pending = { ...step, before: pending.before };
    } else {
      if (pending?.before !== step.before) announce();
      pending = step;
    }
    clearTimeout(timer);
    if (isTyped && isTyping) return;
    if (step.before === announced?.before) timer = setTimeout(announce, CONTINUED_STEP_DELAY_MS);
    else announce();
  }

  const unsubscribe = store.subscribe(() => {
    const { history, gesture } = store.getState().editingState;
    const isTyping = gesture.name === 'editing-text';
    const step = findNewStep(seen, history);
    const isMoved = !step && history.past !== seen.past;
    seen = history;
    if (step) add(step, isTyping);
    // Typing has ended, or a step that goes on is taken back.
    else if (isMoved || (!isTyping && pending && TYPING_LABELS.has(pending.label))) announce();
    // An edit that was taken back can be made again.
    if (isMoved) announced = null;
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Last step if it is new or goes on; undefined after undo and redo. */
function findNewStep(seen: EditHistory, { past, future }: EditHistory): HistoryStep | undefined {
  const step = past.at(-1);
  const isUndo = future.length > seen.future.length;
  const isRedo = step === seen.future.at(-1);
  return isUndo || isRedo || step === seen.past.at(-1) ? undefined : step;
}
