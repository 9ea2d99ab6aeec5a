import { type ElementReview, hasLowContrast } from '../element-review';
import { FOOTER_NAME } from '../../core/model/deck-constants';
import { answeredPartOf } from '../../core/text/answered-part-of';
import { PLACEHOLDER_TEXT } from '../../core/text/create-text';
import { textStylesOf } from '../../core/text/marks';
import type { Box } from '../../core/geometry/box';
import {
  averageLetterWidthOf,
  countWrappedLines,
  longestWordWidthOf,
} from '../../core/theme/fit-font-size';
import { boxDirectionOf, mirrorAlignment } from '../../core/text/direction';
import type { TextElement } from '../../core/text/text-schema';

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
      'template-question': lines.some((line) => answeredPartOf(line, templateQuestions) !== line),
      ...(text.content.trim() === PLACEHOLDER_TEXT && { 'placeholder-text': true }),
      // A footer is for whoever looks for it.
      'small-text':
        !isEmpty &&
        text.sourceName !== FOOTER_NAME &&
        styles.some(({ fontSize }) => fontSize < minSize),
      ...(hasBrokenWord(text) && { 'broken-word': true }),
      'low-contrast': !isEmpty && styles.some((style) => hasLowContrast(style, colorBehind())),
    };
  },
  inkBoxOf: inkBoxOfText,
  textOf: ({ content, role }) => ({ content, isProse: role === 'prose' }),
};

/** Smallest part to which shrinking text is made smaller to keep its words whole. */
const MIN_WHOLE_WORDS_RATIO = 0.5;

/** Layouts size their words with less of a reserve. */
const LAYOUT_RATIO = 0.93;

function hasBrokenWord(text: TextElement): boolean {
  const ratio =
    text.overflow === 'shrink' ? MIN_WHOLE_WORDS_RATIO : text.role === null ? 1 : LAYOUT_RATIO;
  return longestWordWidthOf(text) * text.fontSize * ratio > text.width;
}

const ALIGNMENTS = { left: 0, justify: 0, center: 0.5, right: 1 } as const;
const VERTICAL_ALIGNMENTS = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Reserve for letters that are wider than the average, in lines as layouts have it, and in the words of one line. */
const WIDTH_RESERVES = {
  normal: { wrapped: 1.12, line: 1.25 },
  bold: { wrapped: 1.2, line: 1.3 },
} as const;

/** Part of the font size above the letters, and below those without a tail, in a line as high as the font size. */
const SPACE_ABOVE = 0.1;

/** Letters of a text, as wide as its longest line. A box that grew or shrank to its text holds all of them. */
export function inkBoxOfText(text: TextElement): Box {
  const { x, y, content, fontSize, lineHeight, textAlign, verticalAlign } = text;
  if (content.trim() === '') return { x, y, width: 0, height: 0 };
  const letterWidth = averageLetterWidthOf(text) * fontSize;
  const reserve = WIDTH_RESERVES[text.fontWeight];
  const widths = content.split('\n').map((line) => line.length * letterWidth * reserve.line);
  const width = Math.min(text.width, Math.max(...widths));
  const lines = countWrappedLines(content, text.width / letterWidth / reserve.wrapped);
  const isFitted = text.overflow === 'shrink' || (text.overflow === 'grow' && text.role === null);
  const height = Math.min(lines * fontSize * lineHeight, isFitted ? text.height : Infinity);
  const leading = (fontSize * (lineHeight - 1)) / 2;
  const top = leading + fontSize * SPACE_ABOVE;
  return {
    x: x + (text.width - width) * ALIGNMENTS[mirrorAlignment(textAlign, boxDirectionOf(text))],
    y: y + (text.height - height) * VERTICAL_ALIGNMENTS[verticalAlign] + top,
    width,
    height: Math.max(1, height - top - leading),
  };
}
