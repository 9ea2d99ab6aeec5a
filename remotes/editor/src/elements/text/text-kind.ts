import { applyTextStyle, textStylesOf } from '../../core/text/marks';
import type { ElementKind } from '../element-kind';
import type { TextElement } from './text-schema';

export const textKind: ElementKind<TextElement> = {
  labels: { text: 'Text' },
  iconOf: () => 'text',
  summaryOf: ({ content }) => shorten(content) || 'empty',
  textBoxOf: (text) => text,
  withTextBox: (_, text) => text,
  textRowsOf: ({ content }) => [[content]],
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
