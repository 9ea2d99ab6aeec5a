import { isDarkFill } from '../../core/model/colors';
import type { DeckTheme } from '../../core/model/theme-schema';
import { chartColorsOf } from '../../elements/chart/apply-theme-to-chart';
import { colorXml } from '../../ooxml/drawing-xml';
import { attributes, NAMESPACES, xml, type Xml } from '../../ooxml/package/xml';

/** The deck's theme, so that new content gets its colours and fonts; PowerPoint's own without one. */
export function themeXml(theme: DeckTheme | null): Xml {
  const name = theme?.title ?? 'Office Theme';
  const colors = (theme ? colorsOf(theme) : OFFICE_COLORS).map(
    (color, index) => xml`<a:${COLOR_NAMES[index]}>${colorXml(color)}</a:${COLOR_NAMES[index]}>`,
  );
  return xml`<a:theme${NAMESPACES} name="${name}"><a:themeElements>
    <a:clrScheme name="${name}">${colors}</a:clrScheme>
    <a:fontScheme name="${name}">
      <a:majorFont>${fontXml(theme?.titleFont ?? 'Calibri Light')}</a:majorFont>
      <a:minorFont>${fontXml(theme?.textFont ?? 'Calibri')}</a:minorFont>
    </a:fontScheme>
    <a:fmtScheme name="${name}">${FORMAT_LISTS}</a:fmtScheme>
  </a:themeElements></a:theme>`;
}

/** Colours of the master, swapped for themes with a dark background. */
export function colorMapXml(theme: DeckTheme | null): Xml {
  const isDark = theme !== null && isDarkFill(theme.palette.background);
  const base = isDark
    ? { bg1: 'dk1', tx1: 'lt1', bg2: 'dk2', tx2: 'lt2' }
    : { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' };
  const others = COLOR_NAMES.slice(4).map((name) => [name, name] as const);
  return xml`<p:clrMap${attributes({ ...base, ...Object.fromEntries(others) })}/>`;
}

/** Names in the order that OOXML requires. */
const COLOR_NAMES =
  'dk1 lt1 dk2 lt2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'.split(' ');

const OFFICE_COLORS =
  '#000000 #ffffff #44546a #e7e6e6 #4472c4 #ed7d31 #a5a5a5 #ffc000 #5b9bd5 #70ad47 #0563c1 #954f72'.split(
    ' ',
  );

function colorsOf(theme: DeckTheme): readonly string[] {
  const { background, surface, text, mutedText, accent, secondary, coverBackground, coverText } =
    theme.palette;
  const [, , , fifth = accent, sixth = secondary] = chartColorsOf(theme);
  const base = isDarkFill(background)
    ? [background, text, surface, mutedText]
    : [text, background, mutedText, surface];
  const accents = [accent, secondary, coverBackground, coverText, fifth, sixth];
  return [...base, ...accents, accent, secondary];
}

function fontXml(typeface: string): Xml {
  return xml`<a:latin typeface="${typeface}"/><a:ea typeface=""/><a:cs typeface=""/>`;
}

const PLACEHOLDER_FILL = xml`<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>`;

/** Three plain styles each, the number that a theme needs. */
const FORMAT_LISTS = [
  ['fillStyleLst', PLACEHOLDER_FILL] as const,
  ['lnStyleLst', xml`<a:ln w="9525">${PLACEHOLDER_FILL}</a:ln>`] as const,
  ['effectStyleLst', xml`<a:effectStyle><a:effectLst/></a:effectStyle>`] as const,
  ['bgFillStyleLst', PLACEHOLDER_FILL] as const,
].map(([list, style]) => xml`<a:${list}>${[style, style, style]}</a:${list}>`);
