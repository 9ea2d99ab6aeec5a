import { type ElementReview, hasLowContrast } from '../element-review';
import { FOOTER_NAME } from '../../core/model/deck-constants';
import { textStylesOf } from '../../core/text/marks';
import type { Box } from '../../core/geometry/box';
import { averageLetterWidthOf } from '../../core/theme/fit-font-size';
import type { TextElement } from './text-schema';

/** 18 points on a slide that is ten inches wide. */
export const MIN_FONT_SIZE_PX = 24;
/** 12 points: a page of text is read in a file, not from a seat. */
const MIN_PROSE_SIZE_PX = 16;

export const textReview: ElementReview<TextElement> = {
  check(text, { templateQuestions, colorBehind }) {
    const lines = text.content.split('\n');
    const isEmpty = text.content.trim() === '';
    const styles = textStylesOf(text);
    const minSize = text.role === 'prose' ? MIN_PROSE_SIZE_PX : MIN_FONT_SIZE_PX;
    return {
      'template-question': lines.some((line) => templateQuestions.has(line.trim())),
      // A footer is for whoever looks for it.
      'small-text':
        !isEmpty &&
        text.sourceName !== FOOTER_NAME &&
        styles.some(({ fontSize }) => fontSize < minSize),
      'low-contrast': !isEmpty && styles.some((style) => hasLowContrast(style, colorBehind())),
    };
  },
  inkBoxOf: inkBoxOfText,
  textOf: ({ content, role }) => ({ content, isProse: role === 'prose' }),
};

const ALIGNMENTS = { left: 0, justify: 0, center: 0.5, right: 1 } as const;
const VERTICAL_ALIGNMENTS = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Lines of a text in its box, as wide as the longest of them. */
export function inkBoxOfText(text: TextElement): Box {
  const { x, y, content, fontSize, lineHeight, textAlign, verticalAlign } = text;
  if (content.trim() === '') return { x, y, width: 0, height: 0 };
  const letterWidth = averageLetterWidthOf(text) * fontSize;
  const widths = content.split('\n').map((line) => line.length * letterWidth);
  const lines = widths.reduce((sum, own) => sum + Math.max(1, Math.ceil(own / text.width)), 0);
  const width = Math.min(text.width, Math.max(...widths));
  const height = Math.min(lines * fontSize * lineHeight, text.height);
  return {
    x: x + (text.width - width) * ALIGNMENTS[textAlign],
    y: y + (text.height - height) * VERTICAL_ALIGNMENTS[verticalAlign],
    width,
    height,
  };
}
