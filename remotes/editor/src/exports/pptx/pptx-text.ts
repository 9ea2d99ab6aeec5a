import { DEFAULT_LINE_HEIGHT } from '../../core/model/deck-constants';
import type { TextElement } from '../../elements/text/text-schema';
import type { TextStyle } from '../../core/model/rich-text';
import { type Paragraph, paragraphsOf, type TextRun } from '../../core/text/paragraphs';
import { BULLETS, LIST_INDENT_EM } from '../../core/text/lists';
import type { XmlPatch } from './xml-patches';
import { EMU_PER_PX, POINTS_PER_PX } from '../../core/geometry/units';
import { escapeXmlText } from './pptx-markup';

/** Distinct links of a text, in the order in which PptxGenJS numbers them. */
export function textLinksOf({ markRanges }: TextElement): readonly string[] {
  return Array.from(new Set(markRanges.flatMap(({ link }) => link ?? [])));
}

/**
 * Text body of a box. PptxGenJS repeats paragraph properties before each run, which strict readers reject, so the body
 * is written here; links use PptxGenJS's relationship ids.
 */
export function createTextBodyPatch(text: TextElement, shrink: number): XmlPatch {
  const links = textLinksOf(text);
  return (xml) => {
    const ids = Array.from(xml.matchAll(/<a:hlinkClick r:id="(\w+)"/g), ([, id = '']) => id);
    const idOf = new Map(links.map((link, index) => [link, ids[index] ?? '']));
    const body = writeTextBody(text, shrink, idOf);
    return xml.replace(/<p:txBody>.*?<\/p:txBody>/s, () => body);
  };
}

const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const;

function writeTextBody(
  text: TextElement,
  shrink: number,
  idOf: ReadonlyMap<string, string>,
): string {
  const lines = paragraphsOf(text).map(
    (paragraph) =>
      `<a:p>${paragraphPropertiesXml(text, paragraph)}` +
      paragraph.runs.map((stretch) => runXml(text, stretch, idOf)).join('') +
      `${runPropertiesXml('a:endParaRPr', text)}</a:p>`,
  );
  return (
    '<p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" ' +
    `anchor="${ANCHORS[text.verticalAlign]}">${autofitXml(text, shrink)}</a:bodyPr><a:lstStyle/>` +
    `${lines.join('')}</p:txBody>`
  );
}

/**
 * Readers recompute the shrinking when text is edited and trust the written scale until then. Growing boxes get no
 * autofit, because their text would shrink; it is written, because placeholders inherit that of the master.
 */
function autofitXml({ overflow }: TextElement, shrink: number): string {
  if (overflow !== 'shrink') return '<a:noAutofit/>';
  return shrink === 1
    ? '<a:normAutofit/>'
    : `<a:normAutofit fontScale="${toThousandths(shrink)}"/>`;
}

const ALIGNMENTS = { left: 'l', center: 'ctr', right: 'r' } as const;

function paragraphPropertiesXml(text: TextElement, paragraph: Paragraph): string {
  const { list, level } = paragraph;
  const indent = Math.round(LIST_INDENT_EM * text.fontSize * EMU_PER_PX);
  const indentXml =
    list === 'none'
      ? 'marL="0" indent="0"'
      : `marL="${indent * (level + 1)}" lvl="${level}" indent="-${indent}"`;
  return (
    `<a:pPr ${indentXml} algn="${ALIGNMENTS[text.textAlign]}">` +
    `<a:lnSpc>${lineSpacingXml(text, paragraph)}</a:lnSpc>` +
    `<a:spcBef><a:spcPts val="0"/></a:spcBef>${bulletXml(list, level)}</a:pPr>`
  );
}

/** Exact line height for uniform sizes; otherwise a multiple, so that each line fits its text. */
function lineSpacingXml(text: TextElement, { runs }: Paragraph): string {
  const sizes = new Set(runs.map(({ marks }) => marks.fontSize ?? text.fontSize));
  const [size = text.fontSize] = sizes;
  if (sizes.size > 1 || text.overflow === 'shrink')
    return `<a:spcPct val="${toThousandths(text.lineHeight / DEFAULT_LINE_HEIGHT)}"/>`;
  return `<a:spcPts val="${Math.round(size * POINTS_PER_PX * text.lineHeight * 100)}"/>`;
}

/** Numbering of each list level. */
export const NUMBERING_TYPES = ['arabicPeriod', 'alphaLcPeriod', 'romanLcPeriod'];

function bulletXml(list: Paragraph['list'], level: number): string {
  if (list === 'none') return '<a:buNone/>';
  if (list === 'number')
    return `<a:buFont typeface="+mj-lt"/><a:buAutoNum type="${NUMBERING_TYPES[level]}"/>`;
  return `<a:buFont typeface="Arial"/><a:buChar char="${BULLETS[level]}"/>`;
}

function runXml(
  text: TextElement,
  { text: runText, marks }: TextRun,
  idOf: ReadonlyMap<string, string>,
) {
  const id = marks.link === undefined ? undefined : idOf.get(marks.link);
  const propertiesXml = runPropertiesXml('a:rPr', { ...text, ...marks }, runText, id);
  return `<a:r>${propertiesXml}<a:t>${escapeXmlText(runText)}</a:t></a:r>`;
}

type RunStyle = TextStyle & Pick<TextElement, 'opacity'>;

function runPropertiesXml(tag: string, style: RunStyle, runText = '', linkId?: string): string {
  const { language, face } = scriptFontOf(runText, style.fontFamily);
  const size = style.fontSize * POINTS_PER_PX;
  const spacing = Math.round(size * style.letterSpacing * 100);
  const isUnderlined = style.textDecoration === 'underline' || linkId !== undefined;
  const attributes = [
    `lang="${language}" sz="${Math.round(size * 100)}"`,
    style.fontWeight === 'bold' ? 'b="1"' : 'b="0"',
    style.fontStyle === 'italic' ? 'i="1"' : 'i="0"',
    isUnderlined ? 'u="sng"' : '',
    style.textCase === 'upper' ? 'cap="all"' : '',
    spacing === 0 ? '' : `spc="${spacing}" kern="0"`,
    'dirty="0"',
  ];
  return (
    `<${tag} ${attributes.filter((attribute) => attribute !== '').join(' ')}>${textFillXml(style)}` +
    `<a:latin typeface="${style.fontFamily}"/><a:ea typeface="${style.fontFamily}"/>` +
    `<a:cs typeface="${face}"/>${linkId === undefined ? '' : hyperlinkXml(linkId)}</${tag}>`
  );
}

function textFillXml({ color, opacity }: RunStyle): string {
  const alpha = opacity === 1 ? '' : `<a:alpha val="${toThousandths(opacity)}"/>`;
  return `<a:solidFill><a:srgbClr val="${color.slice(1).toUpperCase()}">${alpha}</a:srgbClr></a:solidFill>`;
}

/** Keeps the text colour of a link; without the extension PowerPoint uses the theme's. */
function hyperlinkXml(id: string): string {
  return (
    `<a:hlinkClick r:id="${id}"><a:extLst><a:ext uri="{A12FA001-AC4F-418D-AE19-62706E023703}">` +
    '<ahyp:hlinkClr xmlns:ahyp="http://schemas.microsoft.com/office/drawing/2018/hyperlinkcolor" val="tx"/>' +
    '</a:ext></a:extLst></a:hlinkClick>'
  );
}

/** Complex scripts use their own font entry (`a:cs`). */
function scriptFontOf(runText: string, face: string): { language: string; face: string } {
  if (/\p{Script=Devanagari}/u.test(runText))
    return { language: 'hi-IN', face: 'Noto Sans Devanagari' };
  if (/\p{Script=Tamil}/u.test(runText)) return { language: 'ta-IN', face: 'Noto Sans Tamil' };
  return { language: 'en-US', face };
}

function toThousandths(share: number): number {
  return Math.round(share * 100_000);
}
