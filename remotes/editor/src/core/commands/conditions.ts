import { type Document, selectedOf, slideOf } from '../edit/document';
import type { SlideElement } from '../model/deck';
import { unlocked, wholeGroup } from '../edit/elements';

export const hasSelection = (doc: Document) => doc.selection.length > 0;

export const hasMovable = (doc: Document) => unlocked(doc).length > 0;

export const hasSeveral = (doc: Document) => unlocked(doc).length > 1;

export const hasThree = (doc: Document) => unlocked(doc).length > 2;

export const hasText = (doc: Document) => selectedOf(doc).some(({ type }) => type === 'text');

export const hasList = (doc: Document) =>
  selectedOf(doc).some((element) => element.type === 'text' && element.items.length > 0);

/** Enter opens a text, a table, a picture to crop, or a whole group. */
export const canEnter = (doc: Document) => {
  const [only, ...others] = selectedOf(doc);
  if (wholeGroup(doc).length > 0) return true;
  if (!only || others.length > 0) return false;
  return only.type === 'text' || only.type === 'table' || isFilled(only);
};

export const isOneFilledImage = (doc: Document) => {
  const [only, ...others] = selectedOf(doc);
  return only !== undefined && others.length === 0 && isFilled(only);
};

const isFilled = (element: SlideElement) => element.type === 'image' && element.asset !== '';

export const isOneImage = (doc: Document) =>
  doc.selection.length === 1 && selectedOf(doc)[0]?.type === 'image';

export const hasImages = (doc: Document) =>
  slideOf(doc).elements.some(({ type }) => type === 'image');

export const hasGroup = (doc: Document) => selectedOf(doc).some(({ groupId }) => groupId !== null);

export const hasElements = (doc: Document) => slideOf(doc).elements.length > 0;
