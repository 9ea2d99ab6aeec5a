import { isDarkFill } from '../../core/model/contrast';
import type { DeckTheme } from '../../core/model/deck-theme';
import { chartColorsOf } from '../../elements/chart/apply-theme-to-chart';
import { escapeXmlAttribute, toPptxColor } from './pptx-markup';

/** Writes the deck's theme into the PPTX, so that new content gets its colours and fonts. */
export function applyThemeXml(xml: string, theme: DeckTheme): string {
  const colors = Object.entries(colorSchemeOf(theme))
    .map(([name, color]) => `<a:${name}><a:srgbClr val="${toPptxColor(color)}"/></a:${name}>`)
    .join('');
  const name = escapeXmlAttribute(theme.title);
  return xml
    .replace(/(<a:theme [^>]*?name=")[^"]*/, (_match, start: string) => start + name)
    .replace(
      /<a:clrScheme .*?<\/a:clrScheme>/s,
      () => `<a:clrScheme name="${name}">${colors}</a:clrScheme>`,
    )
    .replace(/(<a:majorFont>)<a:latin [^>]*>/, createFontReplacer(theme.titleFont))
    .replace(/(<a:minorFont>)<a:latin [^>]*>/, createFontReplacer(theme.textFont));
}

/** Swaps light and dark colours in the master for themes with a dark background. */
export function applyColorMapXml(xml: string, theme: DeckTheme): string {
  if (!isDarkFill(theme.palette.background)) return xml;
  return xml.replace(
    'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"',
    'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"',
  );
}

/** Colour scheme in the order that OOXML requires. */
function colorSchemeOf(theme: DeckTheme) {
  const { background, surface, text, mutedText, accent, secondary, coverBackground, coverText } =
    theme.palette;
  const [dk1, lt1, dk2, lt2] = isDarkFill(background)
    ? [background, text, surface, mutedText]
    : [text, background, mutedText, surface];
  const [, , , accent5 = accent, accent6 = secondary] = chartColorsOf(theme);
  return {
    dk1,
    lt1,
    dk2,
    lt2,
    accent1: accent,
    accent2: secondary,
    accent3: coverBackground,
    accent4: coverText,
    accent5,
    accent6,
    hlink: accent,
    folHlink: secondary,
  };
}

function createFontReplacer(font: string) {
  return (_match: string, start: string) =>
    `${start}<a:latin typeface="${escapeXmlAttribute(font)}"/>`;
}
