import { hasAmounts } from '../elements/element-guards';
import type { CommandEffectName } from '../core/commands/command';
import { selectedGroupOf, selectOnly } from '../core/edit/elements';
import { type CommandEffect, loadDeferredEditorModules } from '../deferred/deferred-modules';
import { isPicturePlaceholder } from '../elements/image/image-edits';
import { currentSlideIndexOf, selectedElementsOf } from '../core/edit/editor-document';
import {
  redoInStore,
  sendGestureEvent,
  setEditingState,
  showDialog,
  undoInStore,
} from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { setCanvasZoom, zoomBy, zoomToFit } from '../store/canvas-zoom';
import { withImageEffects } from './with-image-effects';
import { toUserError } from '../storage/user-error';
import type { Deck, Slide } from '../core/model/deck-schema';
import { endGesture } from '../core/editing-state';

/** Runs a command that needs the browser. Rarer effects are part of the deferred chunk. */
export async function runCommandEffect(editor: Editor, name: CommandEffectName): Promise<void> {
  const effect = isEarly(name)
    ? EARLY_EFFECTS[name]
    : (await loadDeferredEditorModules()).deferredEffects[name];
  await effect(editor);
}

const isEarly = (name: CommandEffectName): name is keyof typeof EARLY_EFFECTS =>
  name in EARLY_EFFECTS;

const EARLY_EFFECTS = {
  undo: ({ store }) => undoInStore(store),
  redo: ({ store }) => redoInStore(store),
  'edit-text': openSelection,
  'upload-image': (editor) => withImageEffects(editor, (images) => images.uploadImage(editor)),
  'replace-image': (editor) => withImageEffects(editor, (images) => images.replaceImage(editor)),
  'background-picture': (editor) =>
    withImageEffects(editor, (images) => images.chooseBackgroundPicture(editor)),
  save: (editor) => saveVersion(editor),
  export: openExportDialog,
  print: openPrintDialog,
  present: (editor) => presentFromStart(editor),
  'present-here': presentFromCurrentSlide,
  presenter: presentWithPresenterWindow,
  'zoom-in': ({ store }) => zoomBy(store, 1.25),
  'zoom-out': ({ store }) => zoomBy(store, 0.8),
  'zoom-100': ({ store }) => setCanvasZoom(store, 1),
  'zoom-fit': ({ store }) => zoomToFit(store),
} as const satisfies Partial<Record<CommandEffectName, CommandEffect>>;

/** Opens the selected text, picture or group; an empty frame asks for its picture. */
function openSelection(editor: Editor): void | Promise<void> {
  const { store } = editor;
  const { editingState } = store.getState();
  const [member] = selectedGroupOf(editingState.doc);
  const [only] = selectedElementsOf(editingState.doc);
  if (member)
    setEditingState(store, { ...editingState, doc: selectOnly(editingState.doc, [member.id]) });
  else if (only && isPicturePlaceholder(only) && !only.locked)
    return withImageEffects(editor, (images) => images.replaceImage(editor));
  else if (only) sendGestureEvent(store, { type: 'start-text-editing', id: only.id });
}

function openExportDialog(editor: Editor): void {
  openWithFormat(editor, 'pdf');
}

/** Opens the export dialog, where footer and watermark are chosen before printing. */
function openPrintDialog(editor: Editor): void {
  openWithFormat(editor, 'print');
}

function openWithFormat({ store }: Editor, initialExportFormat: 'pdf' | 'print'): void {
  store.setState(({ exportJob, exportStatus }) => ({
    initialExportFormat,
    exportStatus: exportJob && exportStatus,
  }));
  showDialog(store, 'export');
}

/** Writes everything now and stores a version. */
async function saveVersion(editor: Editor): Promise<void> {
  const { store, session } = editor;
  // Text being edited is part of the deck already; the caret stays.
  if (store.getState().editingState.gesture.name !== 'editing-text')
    setEditingState(store, endGesture(store.getState().editingState));
  try {
    await session.saveVersion(store.getState().editingState.doc.deck);
    const isStored = session.database !== null && store.getState().saveState !== 'failed';
    if (isStored) store.setState({ saveState: 'saved', announcement: 'Saved' });
  } catch (cause) {
    store.setState({ saveState: 'failed', error: toUserError(cause) });
  }
}

function presentFromStart(editor: Editor): Promise<void> {
  return startSlideshow(editor, 0);
}

function presentFromCurrentSlide(editor: Editor): Promise<void> {
  return startSlideshow(editor, currentSlideIndexOf(editor.store.getState().editingState.doc));
}

/** Presents on this screen, with notes and the next slide in a second window. */
function presentWithPresenterWindow(editor: Editor): Promise<void> {
  return startSlideshow(
    editor,
    currentSlideIndexOf(editor.store.getState().editingState.doc),
    true,
  );
}

/** Starts at once, or shows the deck check first if it found wrong figures that were not seen before. */
async function startSlideshow(
  { store }: Editor,
  startIndex: number,
  hasPresenterWindow = false,
): Promise<void> {
  const { deck } = store.getState().editingState.doc;
  const { slides } = deck;
  const firstShown = slides.findIndex((slide, index) => index >= startIndex && !slide.hidden);
  if (firstShown < 0)
    return store.setState({ notice: 'All slides from here on are hidden. Unhide one to present.' });
  const slideshow = { slideIndex: firstShown, hasPresenterWindow };
  const findings = await describeWrongFigures(deck);
  if (findings === store.getState().acceptedFindings) return store.setState({ slideshow });
  store.setState({
    dialog: 'deck-review',
    pendingSlideshow: slideshow,
    acceptedFindings: findings,
  });
}

/** Decks without amounts have none. Without the code of the check, the slideshow begins unchecked. */
async function describeWrongFigures(deck: Deck): Promise<string> {
  const hasFigures = ({ elements }: Slide) => elements.some(hasAmounts);
  if (!deck.finance && !deck.slides.some(hasFigures)) return '';
  const { listOpenFindings } = await import('../film/open-findings').catch(() => ({
    listOpenFindings: () => [],
  }));
  return listOpenFindings(deck)
    .filter(({ urgency }) => urgency === 'figures')
    .map(({ message }) => message)
    .join('\n');
}
