import { FONT_SIZES } from '../model/deck-constants';
import type { TextElement } from '../text/text-schema';

type MeasuredText = Pick<
  TextElement,
  | 'content'
  | 'width'
  | 'height'
  | 'fontFamily'
  | 'fontWeight'
  | 'letterSpacing'
  | 'lineHeight'
  | 'textCase'
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

/** Scripts that are drawn in fonts of their own, with the average width per code unit in em. */
const SCRIPT_WIDTHS_EM: readonly (readonly [script: RegExp, normal: number, bold: number])[] = [
  [/\p{Script=Tamil}/u, 0.68, 0.74],
  [/\p{Script=Devanagari}/u, 0.4, 0.44],
];

/** Fonts with small letters are set larger for equal readability. */
const SIZE_CORRECTIONS: Readonly<Record<string, number>> = {
  'Bebas Neue': 1.25,
  'Cormorant Garamond': 1.2,
  'EB Garamond': 1.17,
};

/** Reserve for text that is wider than average. */
const WIDTH_RESERVE = 1.12;

/** Reserve for a single word, which has no narrow spaces. At the minimum size there is no smaller one to choose. */
const WORD_WIDTH_RESERVE = 1.17;
const MIN_SIZE_WORD_WIDTH_RESERVE = 1.05;

/**
 * Largest font size of the toolbar at which text fits its box, estimated without measuring. Words that exceed a line at
 * the least size get a smaller one.
 */
export function fitFontSize(words: MeasuredText, range: { most: number; least: number }): number {
  const correction = findScript(words.content) ? undefined : SIZE_CORRECTIONS[words.fontFamily];
  const maxSize = range.most * (correction ?? 1);
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
  const lettersPerLine = words.width / (averageLetterWidthOf(words) * size);
  const maxWordLength =
    lettersPerLine /
    (size > MIN_SIZE_PX
      ? Math.max(WORD_WIDTH_RESERVE, wordReserveOf(words))
      : MIN_SIZE_WORD_WIDTH_RESERVE);
  const maxLetters = Math.floor(lettersPerLine / WIDTH_RESERVE);
  const lines = words.content
    .split('\n')
    .map((line) => countLines(line, { maxLetters, maxWordLength }));
  return lines.reduce((sum, next) => sum + next, 0);
}

/** Average width of a letter in em. */
export function averageLetterWidthOf(
  words: Omit<MeasuredText, 'width' | 'height' | 'lineHeight'>,
): number {
  const { content, fontFamily, fontWeight, letterSpacing, textCase } = words;
  const [plainWidth, capitalsWidth] = LETTER_WIDTHS_EM[fontFamily] ?? DEFAULT_LETTER_WIDTHS_EM;
  const script = findScript(content);
  if (script) return script[fontWeight === 'bold' ? 2 : 1] + letterSpacing;
  return (textCase === 'upper' ? capitalsWidth : plainWidth) + letterSpacing;
}

function findScript(content: string) {
  return SCRIPT_WIDTHS_EM.find(([script]) => script.test(content));
}

/** Whether the text has letters above and below those of Latin, which collide in narrow lines. */
export function hasTallScript(content: string): boolean {
  return findScript(content) !== undefined;
}

/** Number of lines of a paragraph; infinite if a word exceeds a line. */
function countLines(
  paragraph: string,
  { maxLetters, maxWordLength }: { maxLetters: number; maxWordLength: number },
): number {
  let [lines, usedLetters] = [1, 0];
  for (const { length } of splitAtLineBreaks(paragraph)) {
    if (length > maxWordLength) return Number.POSITIVE_INFINITY;
    const next = usedLetters === 0 ? length : usedLetters + 1 + length;
    if (next > maxLetters) lines += 1;
    usedLetters = next > maxLetters ? length : next;
  }
  return lines;
}

/** Number of lines that the words of a text take, estimated; a word that exceeds a line is broken. */
export function countWrappedLines(content: string, maxLetters: number): number {
  const lettersPerLine = Math.max(1, maxLetters);
  return content.split('\n').reduce((sum, line) => sum + countLinesOf(line, lettersPerLine), 0);
}

function countLinesOf(paragraph: string, maxLetters: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of splitAtLineBreaks(paragraph)) {
    const next = used === 0 ? length : used + 1 + length;
    if (next <= maxLetters) used = next;
    else {
      lines += (used === 0 ? 0 : 1) + Math.ceil(length / maxLetters) - 1;
      used = length % maxLetters;
    }
  }
  return lines;
}

/** Widest word of the bundled fonts, as a multiple of the average; fonts of other scripts are measured by their widest. */
function wordReserveOf({ content, fontWeight }: Pick<MeasuredText, 'content' | 'fontWeight'>) {
  return findScript(content) ? 1 : fontWeight === 'bold' ? 1.3 : 1.25;
}

/** Width of the longest word of a text in em, estimated so that no word of the bundled fonts is wider. */
export function longestWordWidthOf(
  words: Omit<MeasuredText, 'width' | 'height' | 'lineHeight'>,
): number {
  const widths = splitAtLineBreaks(words.content).map((content) => {
    const word = { ...words, content };
    return content.length * averageLetterWidthOf(word) * wordReserveOf(word);
  });
  return Math.max(0, ...widths);
}

/** Stretches of a paragraph that browsers keep on one line. */
function splitAtLineBreaks(paragraph: string): readonly string[] {
  return paragraph.split(LINE_BREAKS);
}

/** Places where browsers break a line: spaces, and hyphens before a letter, but no slashes. */
const LINE_BREAKS = /\s+|(?<=-)(?=\p{L})/u;
