import { currentSlideOf } from '../core/edit/editor-document';
import { chooseSyncFile, downloadDeckFile } from '../file-sync/choose-sync-file';
import { toggleSectionFold } from '../store/editor-actions';
import { toggleRulers } from '../store/toggle-rulers';
import {
  copyStyle,
  copyToClipboard,
  cutSelection,
  pasteFromClipboard,
  pasteStyle,
} from './clipboard';
import type { DeferredEditorModules } from '../deferred/deferred-modules';
import { openPickedFile } from './open-file';
import { withImageEffects } from './with-image-effects';

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
  'import-file': openPickedFile,
  rulers: toggleRulers,
  'palette-from-still': (editor) =>
    withImageEffects(editor, (images) => images.extractDeckPalette(editor)),
  'slide-grid': ({ store }) =>
    store.setState(({ isSlideGridOpen }) => ({ isSlideGridOpen: !isSlideGridOpen })),
  'section-fold': ({ store }) =>
    toggleSectionFold(store, currentSlideOf(store.getState().editingState.doc).section),
};
