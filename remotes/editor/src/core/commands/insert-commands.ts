import { findConnectablePair } from '../../elements/line/line-edits';
import { insertableKinds } from '../../elements/kinds';
import { addNewElement } from '../edit/add-new-element';
import { createLine } from '../../elements/line/create-line';
import { createShape } from '../../elements/shape/create-shape';
import { createText } from '../../elements/text/create-text';
import type { LineElement } from '../../elements/line/line-schema';
import type { Command } from './command';
import { selectionIsOneFilledImage, selectionIsOneImage } from './conditions';

export const insertCommands: readonly Command[] = [
  {
    id: 'add-text',
    label: 'Add Text Box',
    group: 'Insert',
    keys: ['t'],
    scope: 'slides',
    edit: (doc) => addNewElement(doc, createText(doc.deck.theme ? THEMED_TEXT : {})),
    shouldStartTyping: true,
  },
  {
    id: 'add-rectangle',
    label: 'Rectangle',
    group: 'Insert',
    edit: (doc) => addNewElement(doc, createShape()),
  },
  {
    id: 'add-circle',
    label: 'Circle',
    group: 'Insert',
    edit: (doc) => addNewElement(doc, createShape({ shapeType: 'circle' })),
  },
  {
    id: 'add-polygon',
    label: 'Polygon',
    group: 'Insert',
    edit: (doc) => addNewElement(doc, createShape({ shapeType: 'polygon', pointCount: 6 })),
  },
  {
    id: 'add-star',
    label: 'Star',
    group: 'Insert',
    edit: (doc) => addNewElement(doc, createShape({ shapeType: 'star' })),
  },
  {
    id: 'add-callout',
    label: 'Speech bubble',
    group: 'Insert',
    edit: (doc) =>
      addNewElement(doc, createShape({ shapeType: 'callout', width: 240, height: 120 })),
  },
  { id: 'add-icon', label: 'Icon', group: 'Insert', dialog: 'icons' },
  { id: 'add-video-link', label: 'Video link', group: 'Insert', dialog: 'video-link' },
  { id: 'add-qr-code', label: 'QR code', group: 'Insert', dialog: 'qr-code' },
  {
    id: 'add-line',
    label: 'Line',
    group: 'Insert',
    edit: (doc) => addNewElement(doc, createLine()),
  },
  {
    id: 'add-arrow',
    label: 'Arrow',
    group: 'Insert',
    edit: (doc) => addNewElement(doc, createArrow()),
  },
  ...insertableKinds.map(({ type, id, label }) => ({
    id,
    label,
    group: 'Insert' as const,
    inserts: type,
    isDeferred: true as const,
  })),
  {
    id: 'connect-elements',
    label: 'Connect two elements with an arrow',
    group: 'Insert',
    isEnabled: (doc) => findConnectablePair(doc) !== null,
    isDeferred: true,
  },
  { id: 'upload-image', label: 'Upload Image', group: 'Insert', effect: 'upload-image' },
  {
    id: 'crop-image',
    label: 'Crop image',
    group: 'Insert',
    isEnabled: selectionIsOneFilledImage,
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
    isEnabled: selectionIsOneFilledImage,
    isDeferred: true,
  },
  {
    id: 'replace-image',
    label: 'Replace image',
    group: 'Insert',
    isEnabled: selectionIsOneImage,
    effect: 'replace-image',
  },
];

/** Text beside a theme's is as large as the smallest of its layouts. */
const THEMED_TEXT = { width: 400, fontSize: 24 };

function createArrow(): LineElement {
  const line = createLine();
  return { ...line, to: { ...line.to, arrowhead: 'triangle' } };
}
