import { boxDirectionOf, mirrorAlignment } from '../../../core/text/direction';
import { paragraphsOf, type Paragraph } from '../../../core/text/marks';
import type { TextElement } from '../../../core/text/text-schema';

/**
 * Widens the box of single words for computers that lack the font: LibreOffice and PowerPoint break a word that is wider
 * than its box. Other text keeps its width, because its lines would break elsewhere where the font exists.
 */
export function widenForFallback(text: TextElement): TextElement {
  const paragraphs = paragraphsOf(text);
  if (text.rotation !== 0 || !paragraphs.every(isSingleWord)) return text;
  const width = Math.max(...paragraphs.map((paragraph) => estimateWidth(text, paragraph)));
  const extra = width - text.width;
  if (extra <= 0) return text;
  const shift = { left: 0, justify: 0, center: extra / 2, right: extra }[
    mirrorAlignment(text.textAlign, boxDirectionOf(text))
  ];
  return { ...text, x: text.x - shift, width };
}

function isSingleWord({ list, runs }: Paragraph): boolean {
  return list === 'none' && !/\s/.test(runs.map((run) => run.text).join(''));
}

function estimateWidth(text: TextElement, { runs }: Paragraph): number {
  const widths = runs.flatMap((run) => {
    const letters = text.textCase === 'upper' ? run.text.toUpperCase() : run.text;
    const size = run.marks.fontSize ?? text.fontSize;
    return Array.from(letters, (letter) => size * (widthRatioOf(letter) + text.letterSpacing));
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Upper bounds of the widths in DejaVu Sans Bold and Verdana, the widest common substitutes. */
function widthRatioOf(letter: string): number {
  if (/[mwMW%@—]/u.test(letter)) return 1.11;
  if (/[fijlrtI.,:;'’|!()-]/u.test(letter)) return 0.5;
  return /[\p{Lu}\p{N}]/u.test(letter) ? 0.8 : 0.72;
}
