import { type Command, type DialogName, isPossible } from '../core/commands/command';
import { type Document, slideIndexOf, slideOf } from '../core/edit/document';
import { handle } from '../core/gestures/handle';
import type { Gesture, GestureEvent, Work } from '../core/gestures/gesture';
import type { Deck } from '../core/model/deck';
import { applyEdit, applyMerging, redoWork, runEdit, startWork, undoWork } from '../core/work';
import { LOST_PART } from '../storage/trouble';
import type { EditorState, EditorStore } from './editor-store';
import { sayChange } from './say-change';

/** Gestures that move something with every frame; nothing is stored, and no thumbnail drawn, meanwhile. */
const MOVING: ReadonlySet<Gesture['name']> = new Set([
  'dragging',
  'resizing',
  'rotating',
  'pulling',
  'pointing',
  'spreading',
  'guiding',
  'cropping',
]);

/** Events that readers may not send: a press selects, a move would drag. */
const CHANGING: ReadonlySet<GestureEvent['type']> = new Set(['edit-text', 'move', 'crop']);

export function setWork(store: EditorStore, work: Work, announcement?: string): void {
  const state = store.getState();
  if (work === state.work) return;
  store.setState({
    work,
    settled: MOVING.has(work.gesture.name) ? state.settled : work.doc.deck,
    ...(announcement === undefined ? {} : { announcement }),
  });
}

export function send(store: EditorStore, event: GestureEvent): void {
  const { work, role } = store.getState();
  if (role === 'reader' && CHANGING.has(event.type)) return;
  const next = handle(work, event);
  setWork(store, next, next.gesture.name === 'idle' ? sayChange(work, next) : undefined);
}

interface EditOptions {
  /** Joins the undo step of the previous edit with the same label. */
  readonly merges?: boolean;
  /** Keeps the caret in the text being edited. */
  readonly keepsTyping?: boolean;
}

export function edit(
  store: EditorStore,
  label: string,
  change: (doc: Document) => Document,
  options: EditOptions = {},
): void {
  const { work, role } = store.getState();
  if (role === 'reader') return;
  const edited = (options.merges ? applyMerging : applyEdit)(work, label, change);
  const next = options.keepsTyping ? keepTyping(work, edited) : edited;
  setWork(store, next, sayChange(work, next, label));
  noteAdded(store, work, next);
}

export function runEditCommand(store: EditorStore, command: Command): void {
  const { work, role } = store.getState();
  if (!('edit' in command) || !isPossible(command, work.doc)) return;
  const changesDeck = command.edit(work.doc).deck !== work.doc.deck;
  if (role === 'reader' && changesDeck) return;
  const next = changesDeck
    ? keepTyping(work, runEdit(work, command))
    : { ...work, doc: command.edit(work.doc) };
  setWork(store, next, sayChange(work, next, command.label));
  const id = noteAdded(store, work, next);
  if (command.startsTyping && id !== undefined) send(store, { type: 'edit-text', id });
}

/** Keeps the caret when a style is set while a text is edited. */
function keepTyping({ gesture }: Work, next: Work): Work {
  if (gesture.name !== 'text-editing') return next;
  const { id, cell } = gesture;
  return handle(next, { type: 'edit-text', id, ...(cell ? { cell } : {}) });
}

/** Finds the added element: selected now, and not on the slide before. The last one is on top. */
function noteAdded(store: EditorStore, before: Work, after: Work): string | undefined {
  if (before.doc.deck === after.doc.deck || before.doc.slideId !== after.doc.slideId) return;
  const existingIds = new Set(slideOf(before.doc).elements.map(({ id }) => id));
  const id = after.doc.selection.findLast((selectedId) => !existingIds.has(selectedId));
  // An element added while a dialog is open, such as a picture still being read, leaves the focus in the dialog.
  if (id !== undefined)
    store.setState(({ dialog, added }) => ({ added: dialog ? added : { id }, isAdding: false }));
  return id;
}

export function undo(store: EditorStore): void {
  const { work, role } = store.getState();
  if (role === 'reader') return;
  const result = undoWork(work);
  setWork(store, result.work, result.label ? `Undo: ${result.label}` : 'Nothing to undo');
}

export function redo(store: EditorStore): void {
  const { work, role } = store.getState();
  if (role === 'reader') return;
  const result = redoWork(work);
  setWork(store, result.work, result.label ? `Redo: ${result.label}` : 'Nothing to redo');
}

/** Shows the deck as another tab saved it, on the same slide. */
export function replaceDeck(store: EditorStore, deck: Deck): void {
  const { work } = store.getState();
  const newState = startWork(deck);
  const hasSlide = deck.slides.some(({ id }) => id === work.doc.slideId);
  const slideId = hasSlide
    ? work.doc.slideId
    : (deck.slides[Math.min(slideIndexOf(work.doc), deck.slides.length - 1)]?.id ??
      newState.doc.slideId);
  setWork(store, { ...newState, doc: { ...newState.doc, slideId } });
}

export function foldSection(store: EditorStore, name: string): void {
  const folds = new Set(store.getState().folds);
  if (!folds.delete(name)) folds.add(name);
  store.setState({ folds });
}

export function announce(store: EditorStore, announcement: string): void {
  store.setState({ announcement });
}

/** Tells the user that requested code failed to load. */
export function sayLost(store: EditorStore): void {
  store.setState({ notice: `${LOST_PART.title} ${LOST_PART.advice}` });
}

export function show(store: EditorStore, dialog: EditorState['dialog']): void {
  store.setState({ dialog });
}

export function toggleDialog(store: EditorStore, name: DialogName): void {
  store.setState(({ dialog }) => ({ dialog: dialog === name ? null : name }));
}
