import { isDark } from '../core/model/ink';
import type { Theme } from '../core/model/theme';
import { chartColors } from '../core/theme/dress';
import { escapedAttribute, hex } from './pptx-markup';

/** Writes the deck's theme into the PPTX, so that new content gets its colours and fonts. */
export function withTheme(xml: string, theme: Theme): string {
  const colors = Object.entries(schemeOf(theme))
    .map(([name, color]) => `<a:${name}><a:srgbClr val="${hex(color)}"/></a:${name}>`)
    .join('');
  const name = escapedAttribute(theme.title);
  return xml
    .replace(/(<a:theme [^>]*?name=")[^"]*/, (_match, start: string) => start + name)
    .replace(
      /<a:clrScheme .*?<\/a:clrScheme>/s,
      () => `<a:clrScheme name="${name}">${colors}</a:clrScheme>`,
    )
    .replace(/(<a:majorFont>)<a:latin [^>]*>/, faceFrom(theme.titleFace))
    .replace(/(<a:minorFont>)<a:latin [^>]*>/, faceFrom(theme.textFace));
}

/** Swaps light and dark colours in the master for themes with a dark background. */
export function withColorMap(xml: string, theme: Theme): string {
  if (!isDark(theme.palette.ground)) return xml;
  return xml.replace(
    'bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2"',
    'bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"',
  );
}

/** Colour scheme in the order that OOXML requires. */
function schemeOf(theme: Theme) {
  const { ground, panel, ink, soft, accent, second, cover, coverInk } = theme.palette;
  const [dk1, lt1, dk2, lt2] = isDark(ground)
    ? [ground, ink, panel, soft]
    : [ink, ground, soft, panel];
  const [, , , accent5 = accent, accent6 = second] = chartColors(theme);
  return {
    dk1,
    lt1,
    dk2,
    lt2,
    accent1: accent,
    accent2: second,
    accent3: cover,
    accent4: coverInk,
    accent5,
    accent6,
    hlink: accent,
    folHlink: second,
  };
}

function faceFrom(font: string) {
  return (_match: string, start: string) =>
    `${start}<a:latin typeface="${escapedAttribute(font)}"/>`;
}
