import type { EditorDocument } from '../../core/edit/editor-document';
import { placeNewElement } from '../../core/edit/place-new-element';
import { newTextStyle } from './new-text-style';
import type { TextElement } from './text-schema';

/** Adds a text without the code for elements of other kinds. */
export function addNewText(doc: EditorDocument, text: TextElement): EditorDocument {
  return placeNewElement(doc, text, newTextStyle);
}
