import { slideSizeOf } from '../model/deck-constants';
import type { SlideElement } from '../../elements/element-schema';
import { newStyleOf } from '../../elements/new-element-styles';
import { boundsOf } from '../geometry/box';
import { findFreeBox } from '../geometry/find-free-box';
import { currentSlideOf, type EditorDocument } from './editor-document';
import { placeNewElement } from './place-new-element';
import { withLanguage } from '../../elements/amount-edits';

/** Adds an element of any kind to the slide, in its style, the deck's language and, if it shows data, where it covers nothing. */
export function addNewElement(doc: EditorDocument, newElement: SlideElement): EditorDocument {
  const element = withLanguage(newElement, doc.deck.language);
  const style = newStyleOf(element);
  if (!style.avoidsOthers) return placeNewElement(doc, element, style);
  const boxes = currentSlideOf(doc).elements.map(boundsOf);
  const box = findFreeBox(boundsOf(element), boxes, slideSizeOf(doc.deck));
  return placeNewElement(doc, { ...element, ...box }, style);
}
