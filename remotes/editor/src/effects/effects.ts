import type { Effect } from '../core/commands/command';
import { pick, wholeGroup } from '../core/edit/elements';
import { type LateParts, loadLateParts } from '../late/late';
import { slideOf } from '../core/edit/document';
import { foldSection, redo, send, setWork, undo } from '../store/actions';
import type { Editor } from '../store/editor-context';
import { zoomBy, zoomTo, zoomToFit } from '../store/zoom';
import { copy, copyStyle, cutSelection, pasteFromSystem, pasteStyle } from './clipboard';
import { save } from './save';
import { openPresenter, present, presentHere } from './present';
import { printDeck, showExport } from './show-export';
import { withImages } from './with-images';

/** Implementations of the commands that need the browser. */
export const effects: Readonly<Record<Effect, (editor: Editor) => void | Promise<void>>> = {
  undo: ({ store }) => undo(store),
  redo: ({ store }) => redo(store),
  copy: (editor) => copy(editor, 'elements'),
  'copy-slides': (editor) => copy(editor, 'slides'),
  cut: cutSelection,
  paste: (editor) => pasteFromSystem(editor, { isPlain: false }),
  'paste-plain': (editor) => pasteFromSystem(editor, { isPlain: true }),
  'copy-style': copyStyle,
  'paste-style': pasteStyle,
  'edit-text': editSelectedText,
  'upload-image': (editor) => withImages(editor, (images) => images.uploadImage(editor)),
  'replace-image': (editor) => withImages(editor, (images) => images.replaceImage(editor)),
  'background-picture': (editor) => withImages(editor, (images) => images.chooseBackground(editor)),
  save: (editor) => save(editor),
  'save-file': deferred((modules) => modules.downloadCopy),
  'keep-copy': deferred((modules) => modules.keepCopy),
  'import-file': deferred((modules) => modules.importFile),
  export: showExport,
  print: printDeck,
  present: (editor) => present(editor),
  'present-here': presentHere,
  presenter: openPresenter,
  'zoom-in': ({ store }) => zoomBy(store, 1.25),
  'zoom-out': ({ store }) => zoomBy(store, 0.8),
  'zoom-100': ({ store }) => zoomTo(store, 1),
  'zoom-fit': ({ store }) => zoomToFit(store),
  rulers: deferred((modules) => modules.toggleRulers),
  'palette-from-still': (editor) => withImages(editor, (images) => images.takePalette(editor)),
  'slide-grid': ({ store }) => store.setState(({ isGrid }) => ({ isGrid: !isGrid })),
  'section-fold': ({ store }) => foldSection(store, slideOf(store.getState().work.doc).section),
};

/** Runs a function of the deferred chunk. */
function deferred(select: (modules: LateParts) => (editor: Editor) => void | Promise<void>) {
  return async (editor: Editor) => select(await loadLateParts())(editor);
}

function editSelectedText({ store }: Editor): void {
  const { work } = store.getState();
  const [member] = wholeGroup(work.doc);
  const [id] = work.doc.selection;
  if (member) setWork(store, { ...work, doc: pick(work.doc, [member.id]) });
  else if (id !== undefined) send(store, { type: 'edit-text', id });
}
