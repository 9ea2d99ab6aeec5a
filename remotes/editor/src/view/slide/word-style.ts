import type { CSSProperties } from 'react';
import type { TextElement } from '../../core/model/deck';
import type { Marks } from '../../core/model/words';
import { INDENT } from '../../core/text/lists';
import type { Paragraph, Stretch } from '../../core/text/paragraphs';

/** What a style may hold besides what React knows. */
export type WordStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Sizes within a box that shrinks its words are a share of what they are written as. */
export function scaledSize(pixels: number): string {
  return `calc(${pixels}px * var(--shrink, 1))`;
}

/**
 * A line is as high as what stands in it asks for, so the paragraph itself is as small as the
 * smallest of that. A marker looks as the words it stands before.
 */
export function paragraphStyle(text: TextElement, paragraph: Paragraph): WordStyle {
  const sizes = paragraph.stretches.map(({ marks }) => marks.fontSize ?? text.fontSize);
  const least = sizes.length === 0 ? text.fontSize : Math.min(...sizes);
  return {
    ...(least === text.fontSize ? {} : { fontSize: scaledSize(least) }),
    ...(paragraph.list === 'none' ? {} : listStyle(text, paragraph)),
  };
}

function listStyle(text: TextElement, { level, stretches }: Paragraph): WordStyle {
  const { color, fontWeight, fontSize } = { ...text, ...stretches[0]?.marks };
  return {
    paddingLeft: scaledSize((level + 1) * INDENT * text.fontSize),
    '--marker-room': scaledSize(INDENT * text.fontSize),
    '--marker-color': color,
    '--marker-weight': fontWeight,
    '--marker-size': scaledSize(fontSize),
  };
}

/** Words that are not all one piece are underlined one by one: none could refuse the box's line. */
export function isUnderlinedAsOne(text: TextElement): boolean {
  return text.textDecoration === 'underline' && text.runs.length === 0;
}

export function stretchStyle(text: TextElement, { marks }: Stretch): WordStyle {
  const decoration = marks.textDecoration ?? text.textDecoration;
  const isUnderlined =
    marks.link !== undefined || (decoration === 'underline' && !isUnderlinedAsOne(text));
  return { ...markStyle(marks), ...(isUnderlined ? { textDecoration: 'underline' } : {}) };
}

export function markStyle({ fontWeight, fontStyle, color, fontSize }: Marks): WordStyle {
  return {
    ...(fontWeight === undefined ? {} : { fontWeight }),
    ...(fontStyle === undefined ? {} : { fontStyle }),
    ...(color === undefined ? {} : { color }),
    ...(fontSize === undefined
      ? {}
      : { fontSize: scaledSize(fontSize), letterSpacing: 'var(--letter-spacing)' }),
  };
}
