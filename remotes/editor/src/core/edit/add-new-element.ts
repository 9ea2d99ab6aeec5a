import type { SlideElement } from '../../elements/element-schema';
import { newStyleOf } from '../../elements/new-element-styles';
import type { EditorDocument } from './editor-document';
import { placeNewElement } from './place-new-element';

/** Adds an element of any kind to the slide, in its style. */
export function addNewElement(doc: EditorDocument, element: SlideElement): EditorDocument {
  return placeNewElement(doc, element, newStyleOf(element));
}
