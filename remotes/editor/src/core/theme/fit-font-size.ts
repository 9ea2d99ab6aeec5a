import { FONT_SIZES } from '../model/deck-constants';
import type { TextElement } from '../../elements/text/text-schema';

type MeasuredText = Pick<
  TextElement,
  'content' | 'width' | 'height' | 'fontFamily' | 'letterSpacing' | 'lineHeight' | 'textCase'
>;

/** Average letter width in em, for mixed case and for capitals. */
const LETTER_WIDTHS_EM: Readonly<Record<string, readonly [plain: number, capitals: number]>> = {
  Anton: [0.39, 0.41],
  Barlow: [0.42, 0.52],
  'Bebas Neue': [0.34, 0.34],
  'Bodoni Moda': [0.46, 0.62],
  Cinzel: [0.55, 0.61],
  'Cormorant Garamond': [0.38, 0.55],
  'Courier Prime': [0.6, 0.6],
  'DM Sans': [0.46, 0.56],
  'DM Serif Display': [0.42, 0.52],
  'EB Garamond': [0.38, 0.56],
  Fredoka: [0.44, 0.55],
  Lora: [0.45, 0.58],
  Nunito: [0.45, 0.58],
  'Playfair Display': [0.44, 0.58],
  'Space Grotesk': [0.46, 0.54],
  Syne: [0.52, 0.68],
  'Work Sans': [0.48, 0.59],
};

const DEFAULT_LETTER_WIDTHS_EM = [0.5, 0.62] as const;

/** Average width per code unit of a script that is wider than Latin, in em. */
const TAMIL_WIDTH_EM = 0.68;

/** Fonts with small letters are set larger for equal readability. */
const SIZE_CORRECTIONS: Readonly<Record<string, number>> = {
  'Bebas Neue': 1.25,
  'Cormorant Garamond': 1.2,
  'EB Garamond': 1.17,
};

/** Reserve for text that is wider than average. */
const WIDTH_RESERVE = 1.12;

/**
 * Largest font size of the toolbar at which text fits its box, estimated without measuring. Words that exceed a line at
 * the least size get a smaller one.
 */
export function fitFontSize(words: MeasuredText, range: { most: number; least: number }): number {
  const maxSize = range.most * (SIZE_CORRECTIONS[words.fontFamily] ?? 1);
  const sizes = FONT_SIZES.filter((size) => size >= range.least && size <= maxSize);
  const smaller = FONT_SIZES.filter((size) => size <= range.least && size >= MIN_SIZE_PX);
  return (
    sizes.findLast((size) => countLinesAt(words, size) * size * words.lineHeight <= words.height) ??
    smaller.findLast((size) => Number.isFinite(countLinesAt(words, size))) ??
    range.least
  );
}

/** Smallest size of a layout's text. */
const MIN_SIZE_PX = 16;

function countLinesAt(words: MeasuredText, size: number): number {
  const [plainWidth, capitalsWidth] =
    LETTER_WIDTHS_EM[words.fontFamily] ?? DEFAULT_LETTER_WIDTHS_EM;
  const latinWidth = words.textCase === 'upper' ? capitalsWidth : plainWidth;
  const isTamil = /\p{Script=Tamil}/u.test(words.content);
  const letterWidth = (isTamil ? TAMIL_WIDTH_EM : latinWidth) + words.letterSpacing;
  const lettersPerLine = Math.floor(words.width / (letterWidth * size * WIDTH_RESERVE));
  const lines = words.content.split('\n').map((line) => countLines(line, lettersPerLine));
  return lines.reduce((sum, next) => sum + next, 0);
}

/** Number of lines of a paragraph; infinite if a word exceeds a line. */
function countLines(paragraph: string, lettersPerLine: number): number {
  let [lines, usedLetters] = [1, 0];
  for (const { length } of paragraph.split(/\s+/)) {
    if (length > lettersPerLine) return Number.POSITIVE_INFINITY;
    const next = usedLetters === 0 ? length : usedLetters + 1 + length;
    if (next > lettersPerLine) lines += 1;
    usedLetters = next > lettersPerLine ? length : next;
  }
  return lines;
}
