import { DEFAULT_LINE_HEIGHT, NUMBERINGS, POINTS_PER_PX } from '../../../core/model/deck-constants';
import type { ParagraphFormat } from '../../../core/model/rich-text-schema';
import {
  baselineOffsetOf,
  hasExactLineHeight,
  shiftBoxDown,
} from '../../../core/text/baseline-offset';
import { directionOf, mirrorAlignment, boxDirectionOf } from '../../../core/text/direction';
import { BULLETS, listIndentOf } from '../../../core/text/lists';
import { type Paragraph, paragraphsOf } from '../../../core/text/marks';
import type { TextElement } from '../../../core/text/text-schema';
import {
  colorXml,
  presetXml,
  toEmu,
  toThousandths,
  transformXml,
} from '../../../ooxml/drawing-xml';
import { attributes, xml, type Xml } from '../../../ooxml/package/xml';
import { shapeXml, type SlideWriter } from '../../../ooxml/slide-writer';
import {
  ALIGNMENTS,
  directionXml,
  NUMBERING_TYPES,
  runPropertiesXml,
  runXml,
} from '../../../ooxml/text-xml';

/** PowerPoint offers to repair files with empty text boxes, so they are left out. */
export function writeText(slide: SlideWriter, text: TextElement): Xml | undefined {
  if (text.content.trim() === '') return undefined;
  const transform = transformXml(shiftBoxDown(widenForFallback(text), baselineOffsetOf(text)));
  return shapeXml(
    slide.elementNamesXml(text),
    [transform, presetXml('rect'), xml`<a:noFill/>`],
    textBodyXml(slide, text, NO_INSETS),
    slide.placeholders.get(text.id),
  );
}

const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const;

/** Distances of a text from its box, in slide pixels. */
interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

export function textBodyXml(slide: SlideWriter, text: TextElement, insets: Insets): Xml {
  const paragraphs = paragraphsOf(text).map((paragraph, line) => {
    const runs = paragraph.runs.map((run) => runXml(run.text, { ...text, ...run.marks }, slide));
    const fontSize = paragraph.format?.fontSize ?? text.fontSize;
    const end = runPropertiesXml('endParaRPr', { ...text, fontSize }, slide, { text: '' });
    return xml`<a:p>${paragraphPropertiesXml(text, paragraph, line)}${runs}${end}</a:p>`;
  });
  const insetAttributes = attributes({
    lIns: toEmu(insets.left),
    tIns: toEmu(insets.top),
    rIns: toEmu(insets.right),
    bIns: toEmu(insets.bottom),
  });
  return xml`<p:txBody>
    <a:bodyPr wrap="square"${insetAttributes} rtlCol="0" anchor="${ANCHORS[text.verticalAlign]}">
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

function paragraphPropertiesXml(text: TextElement, paragraph: Paragraph, line: number): Xml {
  const { format = {} } = paragraph;
  const spacing = format.spaceBefore ?? (line === 0 ? 0 : (text.paragraphSpacing ?? 0));
  const spaceBefore = Math.round(spacing * text.fontSize * POINTS_PER_PX * 100);
  const indents = attributes(indentsOf(text, paragraph));
  const direction = directionOf(paragraph.runs.map((run) => run.text).join(''), format);
  const side = mirrorAlignment(format.textAlign ?? text.textAlign, direction);
  return xml`<a:pPr${indents}${directionXml(direction)} algn="${ALIGNMENTS[side]}">
    <a:lnSpc>${lineSpacingXml({ ...text, ...lineHeightOf(format) })}</a:lnSpc>
    <a:spcBef><a:spcPts val="${spaceBefore}"/></a:spcBef>${bulletXml(paragraph)}
  </a:pPr>`;
}

function lineHeightOf({ lineHeight }: ParagraphFormat) {
  return lineHeight === undefined ? {} : { lineHeight };
}

function indentsOf(text: TextElement, { list, level, format = {} }: Paragraph) {
  const listIndent = toEmu(listIndentOf(text));
  const isListed = list !== 'none';
  const toIndent = (em: number | undefined) => em && toEmu(em * text.fontSize);
  return {
    marL: toIndent(format.indent) ?? (isListed ? listIndent * (level + 1) : 0),
    lvl: isListed ? level : undefined,
    indent: toIndent(format.firstIndent) ?? (isListed ? -listIndent : 0),
  };
}

/** Exact line height for a uniform size; otherwise a multiple, so that each line fits its text. */
function lineSpacingXml(text: TextElement): Xml {
  if (hasExactLineHeight(text))
    return xml`<a:spcPts val="${Math.round(text.fontSize * POINTS_PER_PX * text.lineHeight * 100)}"/>`;
  return xml`<a:spcPct val="${toThousandths(text.lineHeight / DEFAULT_LINE_HEIGHT)}"/>`;
}

function bulletXml({ list, level, format = {} }: Paragraph): Xml {
  if (list === 'none') return xml`<a:buNone/>`;
  const { markerColor, markerRatio, marker = BULLETS[level], numbering } = format;
  const look = [
    markerColor && xml`<a:buClr>${colorXml(markerColor)}</a:buClr>`,
    markerRatio && xml`<a:buSzPct val="${toThousandths(markerRatio)}"/>`,
  ];
  if (list === 'number') {
    const type = NUMBERING_TYPES[numbering ? NUMBERINGS.indexOf(numbering) : level];
    return xml`${look}<a:buFont typeface="+mj-lt"/><a:buAutoNum type="${type}"/>`;
  }
  return xml`${look}<a:buFont typeface="Arial"/><a:buChar char="${marker}"/>`;
}

/**
 * Widens the box of single words for computers that lack the font: LibreOffice and PowerPoint break a word that is wider
 * than its box. Other text keeps its width, because its lines would break elsewhere where the font exists.
 */
export function widenForFallback(text: TextElement): TextElement {
  const paragraphs = paragraphsOf(text);
  if (text.rotation !== 0 || !paragraphs.every(isSingleWord)) return text;
  const width = Math.max(...paragraphs.map((paragraph) => estimateWidth(text, paragraph)));
  const extra = width - text.width;
  if (extra <= 0) return text;
  const shift = { left: 0, justify: 0, center: extra / 2, right: extra }[
    mirrorAlignment(text.textAlign, boxDirectionOf(text))
  ];
  return { ...text, x: text.x - shift, width };
}

function isSingleWord({ list, runs }: Paragraph): boolean {
  return list === 'none' && !/\s/.test(runs.map((run) => run.text).join(''));
}

function estimateWidth(text: TextElement, { runs }: Paragraph): number {
  const widths = runs.flatMap((run) => {
    const letters = text.textCase === 'upper' ? run.text.toUpperCase() : run.text;
    const size = run.marks.fontSize ?? text.fontSize;
    return Array.from(letters, (letter) => size * (widthRatioOf(letter) + text.letterSpacing));
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Upper bounds of the widths in DejaVu Sans Bold and Verdana, the widest common substitutes. */
function widthRatioOf(letter: string): number {
  if (/[mwMW%@—]/u.test(letter)) return 1.11;
  if (/[fijlrtI.,:;'’|!()-]/u.test(letter)) return 0.5;
  return /[\p{Lu}\p{N}]/u.test(letter) ? 0.8 : 0.72;
}
