/** Approximate width of a letter, as a share of the font size. */
const LETTER_WIDTH_RATIO = 0.56;

export function estimateTextWidth(text: string, size: number): number {
  return text.length * size * LETTER_WIDTH_RATIO;
}

/** Wraps text to the width; the last line is cut with an ellipsis. */
export function wrapText(
  text: string,
  width: number,
  size: number,
  maxLines = 2,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && estimateTextWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines);
  return shown.map((line, index) => {
    const isCut = index === maxLines - 1 && lines.length > maxLines;
    return isCut || estimateTextWidth(line, size) > width ? truncateLine(line, width, size) : line;
  });
}

function truncateLine(line: string, width: number, size: number): string {
  const letters = Math.max(1, Math.floor(width / (size * LETTER_WIDTH_RATIO)) - 1);
  return line.length <= letters ? `${line}…` : `${line.slice(0, letters).trimEnd()}…`;
}
