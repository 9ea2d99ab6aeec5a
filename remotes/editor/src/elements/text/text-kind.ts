import { applyTextStyle, textStylesOf } from '../../core/text/marks';
import type { ElementKind } from '../../core/elements/element-kind';
import type { TextElement } from '../../core/text/text-schema';
import { newTextStyle } from './new-text-style';
import { replaceInText } from './replace-in-text';

export const textKind: ElementKind<TextElement> = {
  labels: { text: 'Text' },
  iconOf: () => 'text',
  newStyle: newTextStyle,
  summaryOf: ({ content }) => shorten(content) || 'empty',
  textBoxOf: (text) => text,
  withTextBox: (_, text) => text,
  textRowsOf: ({ content }) => [[content]],
  replaceText: replaceInText,
  textStylesOf,
  setTextStyle: applyTextStyle,
  copiedStyleOf({ fontSize, fontFamily, fontWeight, fontStyle, textDecoration, color, textAlign }) {
    return {
      text: { fontSize, fontFamily, fontWeight, fontStyle, textDecoration, color, textAlign },
    };
  },
  editing: 'text',
};

/** First words of a text, for a name. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
