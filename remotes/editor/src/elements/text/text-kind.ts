import { isDarkFill } from '../../core/model/contrast';
import { applyTextStyle, textStylesOf } from '../../core/text/marks';
import { textColorOn } from '../../core/theme/theme-colors';
import type { ElementKind } from '../element-kind';
import type { TextElement } from './text-schema';

export const textKind: ElementKind<TextElement> = {
  labels: { text: 'Text' },
  iconOf: () => 'text',
  summaryOf: ({ content }) => shorten(content) || 'empty',
  textRowsOf: ({ content }) => [[content]],
  textStylesOf,
  setTextStyle: applyTextStyle,
  copiedStyleOf({ fontSize, fontFamily, fontWeight, fontStyle, textDecoration, color, textAlign }) {
    return {
      text: { fontSize, fontFamily, fontWeight, fontStyle, textDecoration, color, textAlign },
    };
  },
  editing: 'text',
  withReadableColors: (text, background) =>
    text.color === '#000000' && isDarkFill(background) ? { ...text, color: '#f8fafc' } : text,
  applyTheme: (text, theme, background) => ({
    ...text,
    ...theme.textTypography,
    fontFamily: theme.textFont,
    color: textColorOn(theme, background),
  }),
};

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
