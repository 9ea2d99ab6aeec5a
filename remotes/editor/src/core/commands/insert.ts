import { addNew } from '../edit/new-elements';
import { createShape, createText } from '../model/create';
import type { Command } from './command';
import { isOneFilledImage, isOneImage } from './conditions';

export const insertCommands: readonly Command[] = [
  {
    id: 'add-text',
    label: 'Add Text Box',
    group: 'Insert',
    keys: ['t'],
    scope: 'canvas',
    edit: (doc) => addNew(doc, createText()),
    startsTyping: true,
  },
  {
    id: 'add-rectangle',
    label: 'Rectangle',
    group: 'Insert',
    keys: ['r'],
    scope: 'canvas',
    edit: (doc) => addNew(doc, createShape()),
  },
  {
    id: 'add-circle',
    label: 'Circle',
    group: 'Insert',
    keys: ['o'],
    scope: 'canvas',
    edit: (doc) => addNew(doc, createShape({ shapeType: 'circle' })),
  },
  { id: 'upload-image', label: 'Upload Image', group: 'Insert', effect: 'upload-image' },
  {
    id: 'crop-image',
    label: 'Crop image',
    group: 'Insert',
    when: isOneFilledImage,
    effect: 'edit-text',
  },
  {
    id: 'replace-image',
    label: 'Replace image',
    group: 'Insert',
    when: isOneImage,
    effect: 'replace-image',
  },
];
