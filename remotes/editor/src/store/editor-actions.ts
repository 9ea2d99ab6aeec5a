import { type EditCommand, isCommandEnabled } from '../core/edit/edit-command';
import {
  type EditorDocument,
  currentSlideIndexOf,
  currentSlideOf,
  findElement,
} from '../core/edit/editor-document';
import { handleGestureEvent } from '../core/gestures/handle-gesture-event';
import {
  type Gesture,
  type GestureEvent,
  type EditingState,
  finishGesture,
} from '../core/gestures/gesture';
import type { Deck } from '../core/model/deck-schema';
import {
  applyEdit,
  applyMergedEdit,
  redoEdit,
  applyEditCommand,
  createEditingState,
  endGesture,
  undoEdit,
} from '../core/editing-state';
import { explainLoadFailure } from './load-problem';
import { CHUNK_LOAD_ERRORS } from '../storage/user-error';
import {
  type DialogName,
  type EditorState,
  type EditorStore,
  RULERS_STORAGE_KEY,
} from './editor-store';
import { safeLocalStorage } from '@site/page/browser';
import { describeNavigation } from './describe-edit';

/** Gestures that move something with every frame. */
const MOVING_GESTURES: ReadonlySet<Gesture['name']> = new Set([
  'dragging',
  'resizing',
  'rotating',
  'moving-line-end',
  'moving-callout-tip',
  'resizing-column',
  'moving-guide',
]);

export function isMoving(gesture: Gesture): boolean {
  return MOVING_GESTURES.has(gesture.name);
}

/** Events that readers may not send: a press selects, a move would drag. */
const CHANGING_EVENTS: ReadonlySet<GestureEvent['type']> = new Set([
  'start-text-editing',
  'input-text',
  'step-cell',
  'move',
  'crop',
]);

export function setEditingState(store: EditorStore, editingState: EditingState): void {
  const state = store.getState();
  if (editingState === state.editingState) return;
  const { gesture, doc } = editingState;
  // Nothing is stored, and no thumbnail drawn, before a gesture has ended.
  const isUnfinished = isMoving(gesture) || gesture.name === 'cropping';
  store.setState({ editingState, committedDeck: isUnfinished ? state.committedDeck : doc.deck });
}

/** Shows another slide or selection, and announces it. */
function navigateTo(store: EditorStore, editingState: EditingState): void {
  const before = store.getState().editingState.doc;
  setEditingState(store, editingState);
  const announcement = describeNavigation(before, editingState.doc);
  if (announcement !== undefined) announceInEditor(store, announcement);
}

export function sendGestureEvent(store: EditorStore, event: GestureEvent): void {
  const { editingState, role } = store.getState();
  if (role === 'reader' && CHANGING_EVENTS.has(event.type)) return;
  const next = handleGestureEvent(editingState, event);
  const isNavigation = next.gesture.name === 'idle' && next.doc.deck === editingState.doc.deck;
  (isNavigation ? navigateTo : setEditingState)(store, next);
}

/** Ends the editing of a text by key, and moves the focus from its field to its box. */
export function leaveTextByKey(store: EditorStore, field: HTMLElement): void {
  const box = field.closest<HTMLElement>('[data-id]');
  const canvas = box?.parentElement?.closest<HTMLElement>('[tabindex]');
  sendGestureEvent(store, { type: 'finish-editing' });
  // An empty box that was just added is gone.
  const isGone = !findElement(store.getState().editingState.doc, box?.dataset['id'] ?? '');
  (isGone ? canvas : box)?.focus({ preventScroll: true });
}

interface EditOptions {
  /** Joins the undo step of the previous edit with the same label. */
  readonly shouldMerge?: boolean;
  /** Keeps the caret in the text being edited. */
  readonly shouldKeepCaret?: boolean;
}

export function editDeck(
  store: EditorStore,
  label: string,
  change: (doc: EditorDocument) => EditorDocument,
  options: EditOptions = {},
): void {
  const { editingState, role } = store.getState();
  if (role === 'reader') return;
  const edited = (options.shouldMerge ? applyMergedEdit : applyEdit)(editingState, label, change);
  const next = options.shouldKeepCaret ? keepTextEditing(editingState, edited) : edited;
  setEditingState(store, next);
  recordAddedElement(store, editingState, next);
}

export function runEditCommand(store: EditorStore, command: EditCommand): void {
  const { editingState, role } = store.getState();
  if (!isCommandEnabled(command, editingState.doc)) return;
  const doc = command.edit(editingState.doc);
  if (doc.deck === editingState.doc.deck) return navigateTo(store, { ...editingState, doc });
  if (role === 'reader') return;
  const next = keepTextEditing(editingState, applyEditCommand(editingState, command));
  setEditingState(store, next);
  const id = recordAddedElement(store, editingState, next);
  if (command.shouldStartTyping && id !== undefined)
    sendGestureEvent(store, { type: 'start-text-editing', id });
}

/** Keeps the caret when a style is set while a text is edited. */
function keepTextEditing({ gesture }: EditingState, next: EditingState): EditingState {
  if (gesture.name !== 'editing-text') return next;
  const { id, cell } = gesture;
  return handleGestureEvent(next, { type: 'start-text-editing', id, ...(cell ? { cell } : {}) });
}

/** Finds the added element: selected now, and not on the slide before. The last one is on top. */
function recordAddedElement(
  store: EditorStore,
  before: EditingState,
  after: EditingState,
): string | undefined {
  if (before.doc.deck === after.doc.deck || before.doc.slideId !== after.doc.slideId) return;
  const existingIds = new Set(currentSlideOf(before.doc).elements.map(({ id }) => id));
  const id = after.doc.selection.findLast((selectedId) => !existingIds.has(selectedId));
  // An element added while a dialog is open, such as a picture still being read, leaves the focus in the dialog.
  if (id !== undefined)
    store.setState(({ dialog, addedItem }) => ({
      addedItem: dialog ? addedItem : { id },
      isAddPanelOpen: false,
    }));
  return id;
}

export function undoInStore(store: EditorStore): void {
  moveInHistory(store, 'Undo', undoEdit);
}

export function redoInStore(store: EditorStore): void {
  moveInHistory(store, 'Redo', redoEdit);
}

function moveInHistory(store: EditorStore, name: string, move: typeof undoEdit): void {
  const { editingState, role } = store.getState();
  if (role === 'reader') return;
  const { state, label } = move(editingState);
  setEditingState(store, state);
  // Separately, because there is something to say even if nothing was changed.
  announceInEditor(store, label ? `${name}: ${label}` : `Nothing to ${name.toLowerCase()}`);
}

/** Shows the deck as another tab saved it, on the same slide. */
export function replaceDeck(store: EditorStore, deck: Deck): void {
  const { editingState } = store.getState();
  const newState = createEditingState(deck);
  const hasSlide = deck.slides.some(({ id }) => id === editingState.doc.slideId);
  const slideId = hasSlide
    ? editingState.doc.slideId
    : (deck.slides[Math.min(currentSlideIndexOf(editingState.doc), deck.slides.length - 1)]?.id ??
      newState.doc.slideId);
  setEditingState(store, { ...newState, doc: { ...newState.doc, slideId } });
}

export function toggleSectionFold(store: EditorStore, name: string): void {
  const foldedSections = new Set(store.getState().foldedSections);
  if (!foldedSections.delete(name)) foldedSections.add(name);
  store.setState({ foldedSections });
}

export function announceInEditor(store: EditorStore, text: string): void {
  store.setState(({ announcements }) => {
    const number = (announcements.at(-1)?.number ?? 0) + 1;
    return { announcements: [...announcements, { number, text }].slice(-MAX_ANNOUNCEMENTS) };
  });
}

/** More than one action makes before the page is drawn. */
const MAX_ANNOUNCEMENTS = 3;

/** Tells the user that requested code failed to load. */
export async function notifyChunkLoadFailure(store: EditorStore, cause: unknown): Promise<void> {
  const problem = await explainLoadFailure(cause);
  const { title, advice } = CHUNK_LOAD_ERRORS[problem];
  // The editor shows a message of its own about an update.
  if (problem !== 'outdated') store.setState({ notice: `${title} ${advice}` });
}

export function showDialog(store: EditorStore, dialog: EditorState['dialog']): void {
  store.setState({ dialog, pendingSlideshow: null, pendingExit: null });
}

/** Pastes, after a question if something has no room. */
export function pasteOrAsk(
  store: EditorStore,
  problems: readonly string[],
  paste: () => void,
): void {
  if (problems.length === 0) return paste();
  store.setState({ pendingPaste: { problems, paste } });
  showDialog(store, 'paste');
}

/** Ends what is typed or dragged with what it has, because the editor is left or another tab takes over. */
export function endInput(store: EditorStore): void {
  const { activeElement } = document;
  // Fields take what was typed when they lose the focus, and a composition ends.
  if (activeElement instanceof HTMLElement && activeElement.matches(TEXT_FIELDS))
    activeElement.blur();
  const { editingState } = store.getState();
  setEditingState(
    store,
    isMoving(editingState.gesture) ? finishGesture(editingState, 'Edit') : endGesture(editingState),
  );
}

const TEXT_FIELDS = 'input, textarea, [contenteditable]';

export function toggleDialog(store: EditorStore, name: DialogName): void {
  store.setState(({ dialog }) => ({ dialog: dialog === name ? null : name, pendingExit: null }));
}

/** Toggles the rulers and remembers it in this browser. */
export function toggleRulers(store: EditorStore): void {
  const hasRulers = !store.getState().hasRulers;
  store.setState({ hasRulers });
  if (hasRulers) safeLocalStorage.setItem(RULERS_STORAGE_KEY, 'shown');
  else safeLocalStorage.removeItem(RULERS_STORAGE_KEY);
  announceInEditor(store, hasRulers ? 'Rulers shown' : 'Rulers hidden');
}
