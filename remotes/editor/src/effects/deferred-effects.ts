import { currentSlideOf } from '../core/edit/editor-document';
import { chooseSyncFile, downloadDeckFile } from '../file-sync/choose-sync-file';
import { toggleSectionFold, announceInEditor } from '../store/editor-actions';
import {
  copyStyle,
  copyToClipboard,
  cutSelection,
  pasteFromClipboard,
  pasteStyle,
} from './clipboard';
import type { DeferredEditorModules } from '../deferred/deferred-modules';
import { GRID_EXTENSIONS, OPENABLE_EXTENSIONS, openPickedFile } from './open-file';
import { withImageEffects } from './with-image-effects';
import { safeLocalStorage } from '@site/browser';
import type { Editor } from '../store/editor-context';
import { RULERS_STORAGE_KEY } from '../store/editor-store';

export const deferredEffects: DeferredEditorModules['deferredEffects'] = {
  copy: (editor) => copyToClipboard(editor, 'elements'),
  'copy-slides': (editor) => copyToClipboard(editor, 'slides'),
  cut: cutSelection,
  paste: (editor) => pasteFromClipboard(editor, { isPlain: false }),
  'paste-plain': (editor) => pasteFromClipboard(editor, { isPlain: true }),
  'copy-style': copyStyle,
  'paste-style': pasteStyle,
  'save-file': downloadDeckFile,
  'start-file-sync': chooseSyncFile,
  'import-file': (editor) => openPickedFile(editor, OPENABLE_EXTENSIONS),
  'import-table': (editor) => openPickedFile(editor, GRID_EXTENSIONS),
  'upload-video': (editor) => withImageEffects(editor, (images) => images.uploadVideo(editor)),
  rulers: toggleRulers,
  'palette-from-still': (editor) =>
    withImageEffects(editor, (images) => images.extractDeckPalette(editor)),
  'slide-grid': ({ store }) =>
    store.setState(({ isSlideGridOpen }) => ({ isSlideGridOpen: !isSlideGridOpen })),
  'section-fold': ({ store }) =>
    toggleSectionFold(store, currentSlideOf(store.getState().editingState.doc).section),
};

/** Toggles the rulers and remembers it in this browser. */
function toggleRulers({ store }: Editor): void {
  const hasRulers = !store.getState().hasRulers;
  store.setState({ hasRulers });
  if (hasRulers) safeLocalStorage.setItem(RULERS_STORAGE_KEY, 'shown');
  else safeLocalStorage.removeItem(RULERS_STORAGE_KEY);
  announceInEditor(store, hasRulers ? 'Rulers shown' : 'Rulers hidden');
}
