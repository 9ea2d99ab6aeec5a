import type { ParagraphFormat, RichText, TextStyle } from '../model/rich-text-schema';

export type TextDirection = NonNullable<ParagraphFormat['direction']>;

/** Letters, and the marks that stand for one. */
const FIRST_LETTER = /[\p{L}\u200e\u200f\u061c]/u;

/** Hebrew, Arabic and the other scripts that run from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Direction of a paragraph: the one that was set, or else that of its first letter, as `dir="auto"` in HTML. */
export function directionOf(
  text: string,
  { direction }: Pick<ParagraphFormat, 'direction'> = {},
): TextDirection {
  const [letter = ''] = FIRST_LETTER.exec(text) ?? [];
  return direction ?? (hasRightToLeft(letter) ? 'rtl' : 'ltr');
}

/** @param direction undefined for that of the letters */
export function withDirection(
  direction: TextDirection | undefined,
  format: ParagraphFormat = {},
): ParagraphFormat {
  const { direction: _, ...others } = format;
  return direction ? { ...others, direction } : others;
}

/** Direction of the first paragraph of a box. */
export function boxDirectionOf({ content, listItems }: RichText): TextDirection {
  return directionOf(
    content,
    listItems.find(({ line }) => line === 0),
  );
}

/**
 * Side of an alignment, and the alignment of a side: left is stored for the side where a paragraph begins, so a text
 * that becomes Hebrew moves to the right.
 */
export function mirrorAlignment(
  textAlign: TextStyle['textAlign'],
  direction: TextDirection,
): TextStyle['textAlign'] {
  const mirrored = { left: 'right', right: 'left', center: 'center', justify: 'justify' } as const;
  return direction === 'rtl' ? mirrored[textAlign] : textAlign;
}
