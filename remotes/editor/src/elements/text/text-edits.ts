import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';
import type { RichText } from '../../core/model/rich-text';
import { hoistMarks, replaceRichText } from '../../core/text/marks';
import { changeText } from './change-text';

export function setElementText(doc: EditorDocument, id: string, words: RichText): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    changeText(element, (text) => {
      const isSame = RICH_TEXT_KEYS.every((key) => text[key] === words[key]);
      return isSame ? text : replaceRichText(text, words);
    }),
  );
}

const RICH_TEXT_KEYS = ['content', 'markRanges', 'listItems'] as const;

/** Moves marks that all of the text shares to the box once typing has ended. */
export function hoistElementMarks(doc: EditorDocument, id: string): EditorDocument {
  return changeElementsById(doc, [id], (element) => changeText(element, hoistMarks));
}
