import type { TextMarks, TextStyle } from '../core/model/rich-text-schema';
import type { TextDirection } from '../core/text/direction';
import { POINTS_PER_PX } from '../core/model/deck-constants';
import { colorXml, solidFillXml } from './drawing-xml';
import type { SlideWriter } from './slide-writer';
import { attributes, xml, type Xml } from './package/xml';

export const ALIGNMENTS = { left: 'l', center: 'ctr', right: 'r', justify: 'just' } as const;

/** Direction of a paragraph. LibreOffice gives one without the attribute that of the paragraph before it. */
export function directionXml(direction: TextDirection): Xml {
  return attributes({ rtl: direction === 'rtl' });
}

/** Numbering schemes with a period, in the order of `NUMBERINGS`. */
export const NUMBERING_TYPES = [
  'arabicPeriod',
  'alphaLcPeriod',
  'romanLcPeriod',
  'alphaUcPeriod',
  'romanUcPeriod',
];

/** Style of a run; what is missing has its default. */
type RunStyle = Pick<TextStyle, 'fontSize' | 'fontFamily' | 'color' | 'fontWeight'> &
  Partial<
    Pick<TextStyle, 'fontStyle' | 'textDecoration' | 'textCase' | 'letterSpacing'> & {
      readonly opacity: number;
    }
  > &
  TextMarks;

export function runXml(text: string, style: RunStyle, slide: SlideWriter): Xml {
  const linkId = style.link === undefined ? undefined : slide.relationships.addLink(style.link);
  return xml`<a:r>${runPropertiesXml('rPr', style, slide, { text, linkId })}<a:t>${text}</a:t></a:r>`;
}

/** Shift of the baseline, in thousandths of a percent of the font size. */
const BASELINES = { super: 30_000, sub: -25_000 } as const;

export function runPropertiesXml(
  tag: string,
  style: RunStyle,
  slide: Pick<SlideWriter, 'sources'>,
  { text, linkId }: { readonly text: string; readonly linkId?: string | undefined },
): Xml {
  const { language, font } = scriptFontOf(text, style.fontFamily, slide.sources.language);
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
function scriptFontOf(
  text: string,
  font: string,
  language: string,
): { language: string; font: string } {
  if (/\p{Script=Devanagari}/u.test(text))
    return { language: 'hi-IN', font: 'Noto Sans Devanagari' };
  if (/\p{Script=Tamil}/u.test(text)) return { language: 'ta-IN', font: 'Noto Sans Tamil' };
  return { language, font };
}
