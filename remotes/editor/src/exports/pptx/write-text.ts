import { DEFAULT_LINE_HEIGHT } from '../../core/model/deck-constants';
import type { TextElement } from '../../elements/text/text-schema';
import type { TextMarks, TextStyle } from '../../core/model/rich-text';
import { baselineOffsetOf, shiftBoxDown } from '../../core/text/baseline-offset';
import { BULLETS, LIST_INDENT_EM } from '../../core/text/lists';
import { type Paragraph, paragraphsOf } from '../../core/text/paragraphs';
import { POINTS_PER_PX } from '../../core/geometry/units';
import {
  colorXml,
  presetXml,
  solidFillXml,
  toEmu,
  toThousandths,
  transformXml,
} from './drawing-xml';
import { shapeXml, type SlideWriter } from './slide-writer';
import { attributes, xml, type Xml } from './xml';

/** PowerPoint offers to repair files with empty text boxes, so they are left out. */
export function writeText(
  slide: SlideWriter,
  text: TextElement,
  placeholder: Xml | undefined,
): Xml | undefined {
  if (text.content.trim() === '') return undefined;
  const transform = transformXml(shiftBoxDown(text, baselineOffsetOf(text)));
  return shapeXml(
    slide.elementNamesXml(text),
    [transform, presetXml('rect'), xml`<a:noFill/>`],
    textBodyXml(slide, text),
    placeholder,
  );
}

const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const;

function textBodyXml(slide: SlideWriter, text: TextElement): Xml {
  const paragraphs = paragraphsOf(text).map((paragraph, line) => {
    const runs = paragraph.runs.map((run) => runXml(run.text, { ...text, ...run.marks }, slide));
    const end = runPropertiesXml('endParaRPr', text);
    return xml`<a:p>${paragraphPropertiesXml(text, paragraph, line)}${runs}${end}</a:p>`;
  });
  return xml`<p:txBody>
    <a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${ANCHORS[text.verticalAlign]}">
      ${autofitXml(text, slide.sources.shrinkOf(text.id))}
    </a:bodyPr>
    <a:lstStyle/>${paragraphs}
  </p:txBody>`;
}

/**
 * Readers recompute the shrinking when text is edited and trust the written scale until then. Growing boxes get no
 * autofit, because their text would shrink; it is written, because placeholders inherit that of the master.
 */
function autofitXml({ overflow }: TextElement, shrink: number): Xml {
  if (overflow !== 'shrink') return xml`<a:noAutofit/>`;
  const scale = attributes({ fontScale: shrink === 1 ? undefined : toThousandths(shrink) });
  return xml`<a:normAutofit${scale}/>`;
}

export const ALIGNMENTS = { left: 'l', center: 'ctr', right: 'r' } as const;

function paragraphPropertiesXml(text: TextElement, paragraph: Paragraph, line: number): Xml {
  const { list, level } = paragraph;
  const spacing = line === 0 ? 0 : (text.paragraphSpacing ?? 0);
  const spaceBefore = Math.round(spacing * text.fontSize * POINTS_PER_PX * 100);
  const indent = toEmu(LIST_INDENT_EM * text.fontSize);
  const indents =
    list === 'none'
      ? { marL: 0, indent: 0 }
      : { marL: indent * (level + 1), lvl: level, indent: -indent };
  return xml`<a:pPr${attributes(indents)} algn="${ALIGNMENTS[text.textAlign]}">
    <a:lnSpc>${lineSpacingXml(text, paragraph)}</a:lnSpc>
    <a:spcBef><a:spcPts val="${spaceBefore}"/></a:spcBef>${bulletXml(list, level)}
  </a:pPr>`;
}

/** Exact line height for uniform sizes; otherwise a multiple, so that each line fits its text. */
function lineSpacingXml(text: TextElement, { runs }: Paragraph): Xml {
  const sizes = new Set(runs.map(({ marks }) => marks.fontSize ?? text.fontSize));
  const [size = text.fontSize] = sizes;
  if (sizes.size > 1 || text.overflow === 'shrink')
    return xml`<a:spcPct val="${toThousandths(text.lineHeight / DEFAULT_LINE_HEIGHT)}"/>`;
  return xml`<a:spcPts val="${Math.round(size * POINTS_PER_PX * text.lineHeight * 100)}"/>`;
}

/** Numbering of each list level. */
export const NUMBERING_TYPES = ['arabicPeriod', 'alphaLcPeriod', 'romanLcPeriod'];

function bulletXml(list: Paragraph['list'], level: number): Xml {
  if (list === 'none') return xml`<a:buNone/>`;
  if (list === 'number')
    return xml`<a:buFont typeface="+mj-lt"/><a:buAutoNum type="${NUMBERING_TYPES[level]}"/>`;
  return xml`<a:buFont typeface="Arial"/><a:buChar char="${BULLETS[level]}"/>`;
}

/** Style of a run; what is missing has its default. */
export type RunStyle = Pick<TextStyle, 'fontSize' | 'fontFamily' | 'color' | 'fontWeight'> &
  Partial<
    Pick<TextStyle, 'fontStyle' | 'textDecoration' | 'textCase' | 'letterSpacing'> &
      Pick<TextElement, 'opacity'>
  > &
  TextMarks;

export function runXml(text: string, style: RunStyle, slide: SlideWriter): Xml {
  const linkId = style.link === undefined ? undefined : slide.relationships.addLink(style.link);
  return xml`<a:r>${runPropertiesXml('rPr', style, text, linkId)}<a:t>${text}</a:t></a:r>`;
}

/** Shift of the baseline, in thousandths of a percent of the font size. */
const BASELINES = { super: 30_000, sub: -25_000 } as const;

export function runPropertiesXml(tag: string, style: RunStyle, text = '', linkId?: string): Xml {
  const { language, font } = scriptFontOf(text, style.fontFamily);
  const size = style.fontSize * POINTS_PER_PX;
  const spacing = Math.round(size * (style.letterSpacing ?? 0) * 100);
  const isUnderlined = style.textDecoration === 'underline' || linkId !== undefined;
  const highlight = style.highlight && xml`<a:highlight>${colorXml(style.highlight)}</a:highlight>`;
  const properties = attributes({
    lang: language,
    sz: Math.round(size * 100),
    b: style.fontWeight === 'bold',
    i: style.fontStyle === 'italic',
    u: isUnderlined ? 'sng' : undefined,
    strike: style.strike && 'sngStrike',
    kern: spacing === 0 ? undefined : 0,
    cap: style.textCase === 'upper' ? 'all' : undefined,
    spc: spacing === 0 ? undefined : spacing,
    baseline: style.baseline && BASELINES[style.baseline],
    dirty: 0,
  });
  return xml`<a:${tag}${properties}>
    ${solidFillXml(style.color, style.opacity)}${highlight}
    <a:latin typeface="${style.fontFamily}"/><a:ea typeface="${style.fontFamily}"/><a:cs typeface="${font}"/>
    ${linkId === undefined ? undefined : hyperlinkXml(linkId)}
  </a:${tag}>`;
}

/** Keeps the text colour of a link; without the extension PowerPoint uses the theme's. */
function hyperlinkXml(id: string): Xml {
  return xml`<a:hlinkClick r:id="${id}"><a:extLst><a:ext uri="{A12FA001-AC4F-418D-AE19-62706E023703}">
    <ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/>
  </a:ext></a:extLst></a:hlinkClick>`;
}

/** Complex scripts use their own font entry (`a:cs`). */
function scriptFontOf(text: string, font: string): { language: string; font: string } {
  if (/\p{Script=Devanagari}/u.test(text))
    return { language: 'hi-IN', font: 'Noto Sans Devanagari' };
  if (/\p{Script=Tamil}/u.test(text)) return { language: 'ta-IN', font: 'Noto Sans Tamil' };
  return { language: 'en-US', font };
}
