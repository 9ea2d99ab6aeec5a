import type { CommandEffectName } from '../core/commands/command';
import { selectOnly, selectedGroupOf } from '../core/edit/elements';
import {
  type DeferredEditorModules,
  loadDeferredEditorModules,
} from '../deferred/deferred-modules';
import { currentSlideOf } from '../core/edit/editor-document';
import {
  toggleSectionFold,
  redoInStore,
  sendGestureEvent,
  setEditingState,
  undoInStore,
} from '../store/editor-actions';
import type { Editor } from '../store/editor-context';
import { zoomBy, setCanvasZoom, zoomToFit } from '../store/canvas-zoom';
import {
  copyToClipboard,
  copyStyle,
  cutSelection,
  pasteFromClipboard,
  pasteStyle,
} from './clipboard';
import { saveVersion } from './save-version';
import {
  presentWithPresenterWindow,
  presentFromStart,
  presentFromCurrentSlide,
} from './start-slideshow';
import { openPrintDialog, openExportDialog } from './open-export-dialog';
import { withImageEffects } from './with-image-effects';

/** Implementations of the commands that need the browser. */
export const commandEffects: Readonly<
  Record<CommandEffectName, (editor: Editor) => void | Promise<void>>
> = {
  undo: ({ store }) => undoInStore(store),
  redo: ({ store }) => redoInStore(store),
  copy: (editor) => copyToClipboard(editor, 'elements'),
  'copy-slides': (editor) => copyToClipboard(editor, 'slides'),
  cut: cutSelection,
  paste: (editor) => pasteFromClipboard(editor, { isPlain: false }),
  'paste-plain': (editor) => pasteFromClipboard(editor, { isPlain: true }),
  'copy-style': copyStyle,
  'paste-style': pasteStyle,
  'edit-text': editSelectedText,
  'upload-image': (editor) => withImageEffects(editor, (images) => images.uploadImage(editor)),
  'replace-image': (editor) => withImageEffects(editor, (images) => images.replaceImage(editor)),
  'background-picture': (editor) =>
    withImageEffects(editor, (images) => images.chooseBackgroundPicture(editor)),
  save: (editor) => saveVersion(editor),
  'save-file': createDeferredEffect((modules) => modules.downloadDeckFile),
  'start-file-sync': createDeferredEffect((modules) => modules.chooseSyncFile),
  'import-file': createDeferredEffect((modules) => modules.openPickedFile),
  export: openExportDialog,
  print: openPrintDialog,
  present: (editor) => presentFromStart(editor),
  'present-here': presentFromCurrentSlide,
  presenter: presentWithPresenterWindow,
  'zoom-in': ({ store }) => zoomBy(store, 1.25),
  'zoom-out': ({ store }) => zoomBy(store, 0.8),
  'zoom-100': ({ store }) => setCanvasZoom(store, 1),
  'zoom-fit': ({ store }) => zoomToFit(store),
  rulers: createDeferredEffect((modules) => modules.toggleRulers),
  'palette-from-still': (editor) =>
    withImageEffects(editor, (images) => images.extractDeckPalette(editor)),
  'slide-grid': ({ store }) =>
    store.setState(({ isSlideGridOpen: isGrid }) => ({ isSlideGridOpen: !isGrid })),
  'section-fold': ({ store }) =>
    toggleSectionFold(store, currentSlideOf(store.getState().editingState.doc).section),
};

/** Runs a function of the deferred chunk. */
function createDeferredEffect(
  select: (modules: DeferredEditorModules) => (editor: Editor) => void | Promise<void>,
) {
  return async (editor: Editor) => select(await loadDeferredEditorModules())(editor);
}

function editSelectedText({ store }: Editor): void {
  const { editingState } = store.getState();
  const [member] = selectedGroupOf(editingState.doc);
  const [id] = editingState.doc.selection;
  if (member)
    setEditingState(store, { ...editingState, doc: selectOnly(editingState.doc, [member.id]) });
  else if (id !== undefined) sendGestureEvent(store, { type: 'start-text-editing', id });
}
