import {
  currentSlideOf,
  type EditorDocument,
  selectedElementsOf,
} from '../core/edit/editor-document';
import {
  addElements,
  copyElements,
  removeElements,
  selectWithGroups,
  expandOrClearSelection,
  unlockedSelectionOf,
} from '../core/edit/elements';
import {
  copyStyle,
  copyToClipboard,
  cutSelection,
  pasteFromClipboard,
  pasteStyle,
} from '../effects/clipboard';
import { openSelection } from '../effects/open-selection';
import { redoInStore, undoInStore } from '../store/editor-actions';
import { command, groupCommands } from './command';
import { canEnterSelection, hasSelection } from './conditions';

export const editCommands = groupCommands('Edit', [
  command('undo', 'Undo', '$mod+z', { run: ({ store }) => undoInStore(store) }),
  command('redo', 'Redo', ['$mod+Shift+z', '$mod+y'], { run: ({ store }) => redoInStore(store) }),
  command('cut', 'Cut', null, { run: cutSelection, isEnabled: hasSelection }),
  command('copy', 'Copy', null, {
    run: (editor) => copyToClipboard(editor, 'elements'),
    isEnabled: hasSelection,
  }),
  command('paste', 'Paste', null, {
    run: (editor) => pasteFromClipboard(editor, { isPlain: false }),
  }),
  command('paste-plain', 'Paste as plain text', '$mod+Shift+v', {
    run: (editor) => pasteFromClipboard(editor, { isPlain: true }),
  }),
  command('duplicate', 'Duplicate', '$mod+d', {
    edit: duplicateSelection,
    isEnabled: hasSelection,
    synonyms: 'clone copy repeat',
  }),
  command('delete', 'Delete', ['Delete', 'Backspace'], {
    edit: deleteSelection,
    scope: 'canvas',
    isEnabled: hasSelection,
    synonyms: 'remove erase',
  }),
  command('select-all', 'Select all', '$mod+a', { edit: selectAll }),
  command('select-none', 'Deselect', 'Escape', {
    edit: expandOrClearSelection,
    scope: 'canvas',
    isEnabled: hasSelection,
    synonyms: 'clear selection',
  }),
  command('edit-text', 'Edit the text, crop the picture or enter the group', ['Enter', 'F2'], {
    run: openSelection,
    scope: 'canvas',
    isEnabled: canEnterSelection,
    synonyms: 'type write change',
  }),
  command('find', 'Find and replace', ['$mod+f', '$mod+h'], { dialog: 'find', synonyms: 'search' }),
  command('copy-style', 'Copy style', '$mod+Alt+KeyC', {
    run: copyStyle,
    isEnabled: hasSelection,
    synonyms: 'format painter brush',
  }),
  command('paste-style', 'Paste style', '$mod+Alt+KeyV', {
    run: pasteStyle,
    isEnabled: hasSelection,
    synonyms: 'format painter brush apply',
  }),
]);

function duplicateSelection(doc: EditorDocument): EditorDocument {
  return addElements(doc, copyElements(selectedElementsOf(doc), { x: 16, y: 16 }));
}

function deleteSelection(doc: EditorDocument): EditorDocument {
  return removeElements(
    doc,
    unlockedSelectionOf(doc).map(({ id }) => id),
  );
}

function selectAll(doc: EditorDocument): EditorDocument {
  return selectWithGroups(
    doc,
    currentSlideOf(doc).elements.map(({ id }) => id),
  );
}
