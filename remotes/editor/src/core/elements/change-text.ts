import type { SlideElement } from './slide-element';
import { kindOf } from './kinds';
import type { TextElement } from '../text/text-schema';
import { changeElementsById, type EditorDocument } from '../edit/editor-document';
import type { RichText } from '../model/rich-text-schema';
import { hoistMarks, replaceRichText } from '../text/marks';

const RICH_TEXT_KEYS = ['content', 'markRanges', 'listItems'] as const;

/** Text of an element as a text box: a text box itself, or the text of a shape; undefined for other kinds. */
export function textBoxOf(element: SlideElement): TextElement | undefined {
  return kindOf(element).textBoxOf?.(element);
}

/** Changes the text of a text box or a shape; other elements stay as they are. */
export function changeText(
  element: SlideElement,
  change: (text: TextElement) => TextElement,
): SlideElement {
  const text = textBoxOf(element);
  const changed = text && change(text);
  if (changed === text || !changed) return element;
  return kindOf(element).withTextBox?.(element, changed) ?? element;
}

export function setElementText(doc: EditorDocument, id: string, words: RichText): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    changeText(element, (text) => {
      const isSame = RICH_TEXT_KEYS.every((key) => text[key] === words[key]);
      return isSame ? text : replaceRichText(text, words);
    }),
  );
}

/** Moves marks that all of the text shares to the box once typing has ended. */
export function hoistElementMarks(doc: EditorDocument, id: string): EditorDocument {
  return changeElementsById(doc, [id], (element) => changeText(element, hoistMarks));
}
