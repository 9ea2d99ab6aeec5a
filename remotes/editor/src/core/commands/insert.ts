import { makeBackground } from '../edit/background';
import { join, joinable } from '../edit/lines';
import { addNew } from '../edit/new-elements';
import { createLine, createShape, createText } from '../model/create';
import type { LineElement } from '../model/deck';
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
  {
    id: 'add-polygon',
    label: 'Polygon',
    group: 'Insert',
    edit: (doc) => addNew(doc, createShape({ shapeType: 'polygon', points: 6 })),
  },
  {
    id: 'add-star',
    label: 'Star',
    group: 'Insert',
    edit: (doc) => addNew(doc, createShape({ shapeType: 'star' })),
  },
  {
    id: 'add-bubble',
    label: 'Speech bubble',
    group: 'Insert',
    edit: (doc) => addNew(doc, createShape({ shapeType: 'bubble', width: 240, height: 120 })),
  },
  { id: 'add-icon', label: 'Icon', group: 'Insert', keys: ['i'], scope: 'canvas', dialog: 'icons' },
  { id: 'add-film', label: 'Video link', group: 'Insert', dialog: 'film' },
  { id: 'add-code', label: 'QR code', group: 'Insert', dialog: 'code' },
  {
    id: 'add-line',
    label: 'Line',
    group: 'Insert',
    keys: ['l'],
    scope: 'canvas',
    edit: (doc) => addNew(doc, createLine()),
  },
  {
    id: 'add-arrow',
    label: 'Arrow',
    group: 'Insert',
    keys: ['a'],
    scope: 'canvas',
    edit: (doc) => addNew(doc, arrow()),
  },
  {
    id: 'join',
    label: 'Join two elements by an arrow',
    group: 'Insert',
    keys: ['j'],
    scope: 'canvas',
    when: (doc) => joinable(doc) !== null,
    edit: join,
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
    id: 'background-picture',
    label: 'Choose a background picture',
    group: 'Insert',
    effect: 'background-picture',
  },
  {
    id: 'make-background',
    label: 'Set as background',
    group: 'Insert',
    when: isOneFilledImage,
    edit: makeBackground,
  },
  {
    id: 'replace-image',
    label: 'Replace image',
    group: 'Insert',
    when: isOneImage,
    effect: 'replace-image',
  },
];

function arrow(): LineElement {
  const line = createLine();
  return { ...line, to: { ...line.to, head: 'triangle' } };
}
