import { type EditorDocument, selectedElementsOf, currentSlideOf } from '../edit/editor-document';
import {
  addElements,
  copyElements,
  removeElements,
  selectWithGroups,
  expandOrClearSelection,
  unlockedSelectionOf,
} from '../edit/elements';
import type { Command } from './command';
import { canEnterSelection, hasSelection } from './conditions';

export const editCommands: readonly Command[] = [
  { id: 'undo', label: 'Undo', group: 'Edit', keys: ['$mod+z'], effect: 'undo' },
  { id: 'redo', label: 'Redo', group: 'Edit', keys: ['$mod+Shift+z', '$mod+y'], effect: 'redo' },
  { id: 'cut', label: 'Cut', group: 'Edit', effect: 'cut', isEnabled: hasSelection },
  { id: 'copy', label: 'Copy', group: 'Edit', effect: 'copy', isEnabled: hasSelection },
  { id: 'paste', label: 'Paste', group: 'Edit', effect: 'paste' },
  {
    id: 'paste-plain',
    label: 'Paste as plain text',
    group: 'Edit',
    keys: ['$mod+Shift+v'],
    effect: 'paste-plain',
  },
  {
    id: 'duplicate',
    label: 'Duplicate',
    group: 'Edit',
    keys: ['$mod+d'],
    isEnabled: hasSelection,
    edit: duplicateSelection,
  },
  {
    id: 'delete',
    label: 'Delete',
    group: 'Edit',
    keys: ['Delete', 'Backspace'],
    scope: 'canvas',
    isEnabled: hasSelection,
    edit: (doc) =>
      removeElements(
        doc,
        unlockedSelectionOf(doc).map(({ id }) => id),
      ),
  },
  {
    id: 'select-all',
    label: 'Select all',
    group: 'Edit',
    keys: ['$mod+a'],
    edit: (doc) =>
      selectWithGroups(
        doc,
        currentSlideOf(doc).elements.map(({ id }) => id),
      ),
  },
  {
    id: 'select-none',
    label: 'Select nothing',
    group: 'Edit',
    keys: ['Escape'],
    scope: 'canvas',
    isEnabled: hasSelection,
    edit: expandOrClearSelection,
  },
  {
    id: 'edit-text',
    label: 'Edit the text, crop the picture or enter the group',
    group: 'Edit',
    keys: ['Enter', 'F2'],
    scope: 'canvas',
    isEnabled: canEnterSelection,
    effect: 'edit-text',
  },
  {
    id: 'find',
    label: 'Find and replace',
    group: 'Edit',
    keys: ['$mod+f', '$mod+h'],
    dialog: 'find',
  },
  {
    id: 'copy-style',
    label: 'Copy style',
    group: 'Edit',
    keys: ['$mod+Alt+KeyC'],
    isEnabled: hasSelection,
    effect: 'copy-style',
  },
  {
    id: 'paste-style',
    label: 'Paste style',
    group: 'Edit',
    keys: ['$mod+Alt+KeyV'],
    isEnabled: hasSelection,
    effect: 'paste-style',
  },
];

function duplicateSelection(doc: EditorDocument): EditorDocument {
  return addElements(doc, copyElements(selectedElementsOf(doc), { x: 16, y: 16 }));
}
