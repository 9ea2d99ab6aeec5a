/** Advance widths of Archivo at the weight and width of headings, in 1/100 em, from space to tilde. */
const ADVANCE_WIDTHS = [
  28, 32, 45, 70, 64, 106, 89, 24, 36, 36, 42, 70, 32, 39, 32, 30, 71, 65, 71, 72, 70, 72, 72, 67,
  73, 72, 32, 32, 70, 70, 70, 67, 119, 86, 85, 88, 88, 81, 74, 95, 91, 34, 68, 86, 68, 105, 91, 95,
  81, 95, 87, 80, 77, 89, 82, 113, 86, 82, 78, 34, 30, 34, 70, 60, 27, 70, 70, 69, 70, 70, 41, 70,
  69, 28, 28, 66, 28, 106, 69, 71, 70, 70, 43, 64, 42, 69, 63, 93, 66, 63, 60, 35, 28, 35, 70,
];
const DEFAULT_WIDTH = 80;
const FIRST_CODE = 32;

/** Breaks a headline into lines of at most `ems` ems. A longer word keeps a line of its own. */
export function breakHeadline(text: string, ems: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const joined = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length > 0 && measureHeadlineEms(joined) <= ems) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** Measures the width of a line in ems. */
export function measureHeadlineEms(text: string): number {
  const letters = Array.from(
    text,
    (letter) => ADVANCE_WIDTHS[letter.charCodeAt(0) - FIRST_CODE] ?? DEFAULT_WIDTH,
  );
  return letters.reduce((sum, width) => sum + width, 0) / 100;
}
