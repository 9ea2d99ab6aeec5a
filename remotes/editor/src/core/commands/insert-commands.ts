import { findConnectablePair } from '../../elements/line/line-edits';
import { insertableKinds } from '../../elements/kinds';
import { addNewText } from '../../elements/text/new-text-style';
import { createText } from '../../elements/text/create-text';
import type { Command } from './command';
import { selectionIsOneFilledImage, selectionIsOneImage, selectionIsOneStill } from './conditions';

export const insertCommands: readonly Command[] = [
  {
    id: 'add-text',
    label: 'Add Text Box',
    group: 'Insert',
    keys: ['t'],
    scope: 'slides',
    edit: (doc) => addNewText(doc, createText(doc.deck.theme ? THEMED_TEXT : {})),
    shouldStartTyping: true,
  },
  { id: 'add-rectangle', label: 'Rectangle', group: 'Insert', isDeferred: true },
  { id: 'add-circle', label: 'Circle', group: 'Insert', isDeferred: true },
  { id: 'add-polygon', label: 'Polygon', group: 'Insert', isDeferred: true },
  { id: 'add-star', label: 'Star', group: 'Insert', isDeferred: true },
  { id: 'add-callout', label: 'Speech bubble', group: 'Insert', isDeferred: true },
  { id: 'more-shapes', label: 'More shapes', group: 'Insert', dialog: 'shapes' },
  { id: 'add-icon', label: 'Icon', group: 'Insert', dialog: 'icons' },
  { id: 'add-video-link', label: 'Video link', group: 'Insert', dialog: 'video-link' },
  { id: 'add-qr-code', label: 'QR code', group: 'Insert', dialog: 'qr-code' },
  { id: 'add-line', label: 'Line', group: 'Insert', isDeferred: true },
  { id: 'add-arrow', label: 'Arrow', group: 'Insert', isDeferred: true },
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
  { id: 'import-table', label: 'Spreadsheet', group: 'Insert', effect: 'import-table' },
  { id: 'upload-image', label: 'Upload Image', group: 'Insert', effect: 'upload-image' },
  { id: 'upload-video', label: 'Upload video', group: 'Insert', effect: 'upload-video' },
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
    isEnabled: selectionIsOneStill,
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
