import { type ElementReview, hasLowContrast } from '../element-review';
import { FOOTER_NAME } from '../../core/model/deck-constants';
import { textStylesOf } from '../../core/text/marks';
import type { TextElement } from './text-schema';

/** 18 points on a slide that is ten inches wide. */
export const MIN_FONT_SIZE_PX = 24;
/** 12 points: a page of text is read in a file, not from a seat. */
const MIN_PROSE_SIZE_PX = 16;

export const textReview: ElementReview<TextElement> = {
  check(text, { templateQuestions, colorBehind, slideHeight }) {
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
      'off-slide': !isEmpty && text.rotation === 0 && text.y + text.height > slideHeight + 1,
      'low-contrast': !isEmpty && styles.some((style) => hasLowContrast(style, colorBehind())),
    };
  },
  textOf: ({ content, role }) => ({ content, isProse: role === 'prose' }),
};
