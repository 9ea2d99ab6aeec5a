import type { SlideElement } from '../../elements/element-schema';
import { newStyleOf } from '../../elements/new-element-styles';
import type { EditorDocument } from './editor-document';
import { placeNewElement } from './place-new-element';
import { withLanguage } from '../../elements/amount-edits';

/** Adds an element of any kind to the slide, in its style and the deck's language. */
export function addNewElement(doc: EditorDocument, newElement: SlideElement): EditorDocument {
  const element = withLanguage(newElement, doc.deck.language);
  return placeNewElement(doc, element, newStyleOf(element));
}
