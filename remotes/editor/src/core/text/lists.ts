import { type TextElement } from '../model/deck';
import { LEVELS, type ListItem } from '../model/words';
import { type Paragraph, paragraphsOf, wordsFrom } from './paragraphs';

/** Indent per level, in em of the box's font size. */
export const INDENT = 1.25;

/** Puts every line of these texts into a list of this kind, or takes all out if all are in one. */
export function toggledList(
  texts: readonly TextElement[],
  kind: ListItem['list'],
): readonly TextElement[] {
  const isOn = texts.every((text) => isListed(text, kind));
  return texts.map((text) =>
    changed(text, (paragraph) => (isOn ? unlisted(paragraph) : { ...paragraph, list: kind })),
  );
}

/** True if every line is in a list of this kind. */
export function isListed(text: TextElement, kind: ListItem['list']): boolean {
  return paragraphsOf(text).every(({ list }) => list === kind);
}

/** Moves list items one level deeper or further out. */
export function shifted(text: TextElement, step: 1 | -1): TextElement {
  return changed(text, (paragraph) =>
    paragraph.list === 'none'
      ? paragraph
      : { ...paragraph, level: levelAfter(paragraph.level, step) },
  );
}

export function levelAfter(level: number, step: 1 | -1): number {
  return Math.min(LEVELS - 1, Math.max(0, level + step));
}

function unlisted(paragraph: Paragraph): Paragraph {
  return { ...paragraph, list: 'none', level: 0 };
}

function changed(text: TextElement, change: (paragraph: Paragraph) => Paragraph): TextElement {
  return { ...text, ...wordsFrom(paragraphsOf(text).map(change)) };
}

type Listed = Pick<Paragraph, 'list' | 'level'>;

export const BULLETS = ['•', '–', '·'] as const;

/** Marker per line: a bullet, the number within its level, or nothing. */
export function markersOf(paragraphs: readonly Listed[]): readonly string[] {
  const counts: number[] = [];
  return paragraphs.map(({ list, level }) => {
    counts.length = list === 'none' ? 0 : level + 1;
    if (list === 'none') return '';
    if (list === 'bullet') {
      counts[level] = 0;
      return BULLETS[level] ?? BULLETS[0];
    }
    const count = (counts[level] ?? 0) + 1;
    counts[level] = count;
    return `${numeral(count, level)}.`;
  });
}

/** Decimal on the outermost level, letters on the next, Roman numerals on the last. */
function numeral(count: number, level: number): string {
  if (level === 1) return letters(count);
  return level === 2 ? roman(count) : String(count);
}

/** Counts like PowerPoint: z is followed by aa, then bb. */
function letters(count: number): string {
  const letter = String.fromCharCode(97 + ((count - 1) % 26));
  return letter.repeat(Math.ceil(count / 26));
}

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(count: number): string {
  let [remaining, result] = [count, ''];
  for (const [value, digits] of ROMAN)
    for (; remaining >= value; remaining -= value) result += digits;
  return result;
}
