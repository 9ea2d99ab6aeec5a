import type { CSSProperties } from 'react';
import type { TextElement } from '../core/text/text-schema';
import type { ParagraphFormat, TextMarks, TextStyle } from '../core/model/rich-text-schema';
import { listIndentOf } from '../core/text/lists';
import type { Paragraph, TextRun } from '../core/text/marks';

/** CSS properties, including custom ones. */
export type CssStyle = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Size of superscript and subscript, as a ratio of the letters beside it. */
export const SCRIPT_RATIO = 0.66;

/** CSS size that scales with the shrink factor of its box. */
export function scalableSizeOf(pixels: number): string {
  return `calc(${pixels}px * var(--shrink, 1))`;
}

/**
 * Style of a paragraph. Its font size is the smallest of its runs, because a line is at least as high as its parent's
 * font. A list marker looks like the text it precedes.
 */
export function paragraphStyleOf(text: TextElement, paragraph: Paragraph): CssStyle {
  const sizes = paragraph.runs.map(({ marks }) => marks.fontSize ?? text.fontSize);
  const smallest = sizes.length === 0 ? text.fontSize : Math.min(...sizes);
  return {
    ...(smallest === text.fontSize ? {} : { fontSize: scalableSizeOf(smallest) }),
    ...(paragraph.list === 'none' ? {} : listStyleOf(text, paragraph)),
    ...(paragraph.format && formatStyleOf(text, paragraph, paragraph.format)),
  };
}

/** In CSS, by the side where a paragraph begins. */
export const ALIGNMENTS = {
  left: 'start',
  center: 'center',
  right: 'end',
  justify: 'justify',
} as const satisfies Record<TextStyle['textAlign'], CSSProperties['textAlign']>;

/** Style that a paragraph has instead of that of its box and of its list. */
function formatStyleOf(
  text: TextElement,
  { list, runs }: Paragraph,
  format: ParagraphFormat,
): CssStyle {
  const { textAlign, lineHeight, spaceBefore, indent, firstIndent, fontSize } = format;
  const sizes = {
    '--paragraph-spacing': spaceBefore,
    paddingInlineStart: indent,
    textIndent: list === 'none' ? firstIndent : undefined,
    fontSize: runs.length === 0 && fontSize ? fontSize / text.fontSize : undefined,
  };
  return {
    ...(textAlign && { textAlign: ALIGNMENTS[textAlign] }),
    ...(lineHeight && lineStyleOf(lineHeight, text.lineHeight)),
    ...Object.fromEntries(
      Object.entries(sizes).flatMap(([name, em]) =>
        em === undefined ? [] : [[name, scalableSizeOf(em * text.fontSize)]],
      ),
    ),
  };
}

/** Lower lines keep the space below their letters, and lose that above, as in PowerPoint. */
function lineStyleOf(lineHeight: number, boxLineHeight: number): CssStyle {
  return { lineHeight, position: 'relative', top: `${(lineHeight - boxLineHeight) / 2}em` };
}

function listStyleOf(text: TextElement, { level, runs, format = {} }: Paragraph): CssStyle {
  const { color, fontWeight, fontSize } = { ...text, ...runs[0]?.marks };
  const { firstIndent, markerColor = color, markerRatio = 1 } = format;
  const space = firstIndent === undefined ? listIndentOf(text) : -firstIndent * text.fontSize;
  return {
    paddingInlineStart: scalableSizeOf((level + 1) * listIndentOf(text)),
    '--marker-room': scalableSizeOf(space),
    '--marker-color': markerColor,
    '--marker-weight': fontWeight,
    '--marker-size': scalableSizeOf(fontSize * markerRatio),
  };
}

/** Text with runs is underlined per run, because runs cannot remove a parent's underline. */
export function isBoxUnderlined(text: TextElement): boolean {
  return text.textDecoration === 'underline' && text.markRanges.length === 0;
}

export function textRunStyleOf(text: TextElement, { marks }: TextRun): CssStyle {
  const decoration = marks.textDecoration ?? text.textDecoration;
  const isUnderlined =
    marks.link !== undefined || (decoration === 'underline' && !isBoxUnderlined(text));
  const lines = [...(isUnderlined ? ['underline'] : []), ...(marks.strike ? ['line-through'] : [])];
  return {
    ...markStyleOf({ ...explicitSizeOf(text), ...marks }),
    ...(lines.length > 0 ? { textDecoration: lines.join(' ') } : {}),
    ...(marks.highlight === undefined ? {} : { background: marks.highlight }),
    ...(marks.baseline === undefined
      ? {}
      : {
          verticalAlign: marks.baseline,
          fontSize: scalableSizeOf(SCRIPT_RATIO * (marks.fontSize ?? text.fontSize)),
          lineHeight: 0,
        }),
  };
}

/** In a text of several sizes, each run has its own: a paragraph has the smallest of them. */
export function explicitSizeOf(text: TextElement): Pick<TextMarks, 'fontSize'> {
  const isMixed = text.markRanges.some(({ fontSize }) => fontSize !== undefined);
  return isMixed ? { fontSize: text.fontSize } : {};
}

function markStyleOf({ fontWeight, fontStyle, color, fontSize }: TextMarks): CssStyle {
  return {
    ...(fontWeight === undefined ? {} : { fontWeight }),
    ...(fontStyle === undefined ? {} : { fontStyle }),
    ...(color === undefined ? {} : { color }),
    ...(fontSize === undefined
      ? {}
      : { fontSize: scalableSizeOf(fontSize), letterSpacing: 'var(--letter-spacing)' }),
  };
}
