import { isDarkFill } from '../../core/model/contrast';
import { textColorOn } from '../../core/theme/theme-colors';
import type { NewElementStyle } from '../element-kind';
import type { TextElement } from './text-schema';
import type { EditorDocument } from '../../core/edit/editor-document';
import { placeNewElement } from '../../core/edit/place-new-element';

export const newTextStyle: NewElementStyle<TextElement> = {
  minPart: 1,
  withReadableColors: (text, background) =>
    text.color === '#000000' && isDarkFill(background) ? { ...text, color: '#f8fafc' } : text,
  applyTheme: (text, theme, background) => ({
    ...text,
    ...theme.textTypography,
    fontFamily: theme.textFont,
    color: textColorOn(theme, background),
  }),
};

/** Adds a text without the code for elements of other kinds. */
export function addNewText(doc: EditorDocument, text: TextElement): EditorDocument {
  return placeNewElement(doc, text, newTextStyle);
}
