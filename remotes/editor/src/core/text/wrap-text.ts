/** Approximate width of a letter, as a share of the font size. */
const LETTER_WIDTH_RATIO = 0.56;

/** Widths of a digit, which are those of DM Sans at most, and of the signs and spaces between them. */
const DIGIT_WIDTH_RATIO = 0.65;
const SEPARATOR_WIDTH_RATIO = 0.28;

/** Width of a percent sign, a currency or a minus. */
const OTHER_SIGN_WIDTH_RATIO = 0.85;

const AMOUNT_PATTERN = /^\P{L}*\d\P{L}*$/u;

export function estimateTextWidth(text: string, size: number): number {
  if (!AMOUNT_PATTERN.test(text)) return text.length * size * LETTER_WIDTH_RATIO;
  const digits = text.match(/\d/g)?.length ?? 0;
  const separators = text.match(/[.,’'\s]/g)?.length ?? 0;
  const others = text.length - digits - separators;
  return (
    (digits * DIGIT_WIDTH_RATIO +
      separators * SEPARATOR_WIDTH_RATIO +
      others * OTHER_SIGN_WIDTH_RATIO) *
    size
  );
}

/** Places where a line may end: before a space, and after a hyphen or a slash between words. */
const BREAK_PATTERN = /(?=\s)|(?<=\p{L}[-–/])(?=\p{L})/u;

/** Wraps text to the width; the last line is cut with an ellipsis. */
export function wrapText(
  text: string,
  width: number,
  size: number,
  maxLines = 2,
): readonly string[] {
  const lines: string[] = [];
  for (const piece of text.trim().replaceAll(/\s+/g, ' ').split(BREAK_PATTERN)) {
    const last = lines.at(-1);
    if (last !== undefined && estimateTextWidth(last + piece, size) <= width)
      lines[lines.length - 1] = last + piece;
    else if (piece !== '') lines.push(piece.trimStart());
  }
  const shown = lines.slice(0, maxLines);
  return shown.map((line, index) => {
    const isCut = index === maxLines - 1 && lines.length > maxLines;
    return isCut || estimateTextWidth(line, size) > width ? truncateLine(line, width, size) : line;
  });
}

/** True for lines that have all letters of their text. */
export function isWhole(lines: readonly string[], text: string): boolean {
  const [shown, whole] = [lines.join(''), text].map((each) => each.replaceAll(/\s+/g, ''));
  return shown === whole;
}

function truncateLine(line: string, width: number, size: number): string {
  const letters = Math.max(1, Math.floor(width / (size * LETTER_WIDTH_RATIO)) - 1);
  return line.length <= letters ? `${line}…` : `${line.slice(0, letters).trimEnd()}…`;
}
