import { type Document, selectedOf, slideOf } from '../edit/document';
import { addElements, copiesOf, removeElements, select, stepOut, unlocked } from '../edit/elements';
import type { Command } from './command';
import { canEnter, hasElements, hasSelection } from './conditions';

export const editCommands: readonly Command[] = [
  { id: 'undo', label: 'Undo', group: 'Edit', keys: ['$mod+z'], effect: 'undo' },
  { id: 'redo', label: 'Redo', group: 'Edit', keys: ['$mod+Shift+z', '$mod+y'], effect: 'redo' },
  { id: 'cut', label: 'Cut', group: 'Edit', effect: 'cut', when: hasSelection },
  { id: 'copy', label: 'Copy', group: 'Edit', effect: 'copy', when: hasSelection },
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
    when: hasSelection,
    edit: duplicate,
  },
  {
    id: 'delete',
    label: 'Delete',
    group: 'Edit',
    keys: ['Delete', 'Backspace'],
    scope: 'canvas',
    when: hasSelection,
    edit: (doc) =>
      removeElements(
        doc,
        unlocked(doc).map(({ id }) => id),
      ),
  },
  {
    id: 'select-all',
    label: 'Select all',
    group: 'Edit',
    keys: ['$mod+a'],
    scope: 'canvas',
    when: hasElements,
    edit: (doc) =>
      select(
        doc,
        slideOf(doc).elements.map(({ id }) => id),
      ),
  },
  {
    id: 'select-none',
    label: 'Select nothing',
    group: 'Edit',
    keys: ['Escape'],
    scope: 'canvas',
    when: hasSelection,
    edit: stepOut,
  },
  {
    id: 'edit-text',
    label: 'Edit the words, crop the picture, or enter the group',
    group: 'Edit',
    keys: ['Enter', 'F2'],
    scope: 'canvas',
    when: canEnter,
    effect: 'edit-text',
  },
  {
    id: 'find',
    label: 'Find and replace words',
    group: 'Edit',
    keys: ['$mod+f', '$mod+h'],
    dialog: 'find',
  },
  {
    id: 'copy-style',
    label: 'Copy style',
    group: 'Edit',
    keys: ['$mod+Alt+KeyC'],
    when: hasSelection,
    effect: 'copy-style',
  },
  {
    id: 'paste-style',
    label: 'Paste style',
    group: 'Edit',
    keys: ['$mod+Alt+KeyV'],
    when: hasSelection,
    effect: 'paste-style',
  },
];

function duplicate(doc: Document): Document {
  return addElements(doc, copiesOf(selectedOf(doc), { x: 16, y: 16 }));
}
