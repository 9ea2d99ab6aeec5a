import type { CSSProperties } from 'react';
import type { TextElement } from '../../core/model/deck';
import type { Marks } from '../../core/model/words';
import { INDENT } from '../../core/text/lists';
import type { Paragraph, Stretch } from '../../core/text/paragraphs';

/** CSS properties, including custom ones. */
export type WordStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** CSS size that scales with the shrink factor of its box. */
export function scaledSize(pixels: number): string {
  return `calc(${pixels}px * var(--shrink, 1))`;
}

/**
 * Style of a paragraph. Its font size is the smallest of its runs, because a line is at least as high as its parent's
 * font. A list marker looks like the text it precedes.
 */
export function paragraphStyle(text: TextElement, paragraph: Paragraph): WordStyle {
  const sizes = paragraph.stretches.map(({ marks }) => marks.fontSize ?? text.fontSize);
  const smallest = sizes.length === 0 ? text.fontSize : Math.min(...sizes);
  return {
    ...(smallest === text.fontSize ? {} : { fontSize: scaledSize(smallest) }),
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

/** Text with runs is underlined per run, because runs cannot remove a parent's underline. */
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
