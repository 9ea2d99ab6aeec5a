import { applyTextStyle, textStylesOf, replaceRichText } from '../../core/text/marks';
import type { ElementKind, NewElementStyle } from '../../core/elements/element-kind';
import type { TextElement } from '../../core/text/text-schema';
import type { RichText } from '../../core/model/rich-text-schema';
import { spliceText } from '../../core/text/lists';
import { isDarkFill } from '../../core/model/colors';
import { textColorOn } from '../../core/theme/theme-change';

const newTextStyle: NewElementStyle<TextElement> = {
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

/** Works backwards, so that earlier matches keep their offsets. */
export function replaceInText(
  text: TextElement,
  pattern: RegExp,
  replacement: string,
): TextElement {
  const ranges = Array.from(text.content.matchAll(pattern), ({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  if (ranges.length === 0) return text;
  const { content, markRanges, listItems } = text;
  const result = ranges.reduceRight<RichText>(
    (before, range) => spliceText(before, range, replacement),
    {
      content,
      markRanges,
      listItems,
    },
  );
  return result.content === content ? text : replaceRichText(text, result);
}
