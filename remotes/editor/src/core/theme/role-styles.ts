import type { TextElement } from '../text/text-schema';
import type { TextStyle } from '../model/rich-text-schema';
import type { ThemeColorRole, TextRole } from '../model/deck-constants';
import type { DeckTheme } from '../model/theme-schema';
import { hasOldStyleFigures } from '../model/fonts';
import { shadeForText } from './theme-change';
import { fitFontSize, hasTallScript } from './fit-font-size';

interface RoleTypography {
  readonly font: 'title' | 'text';
  readonly maxSizePx: number;
  readonly minSizePx: number;
  readonly change?: Partial<TextStyle>;
}

/** Slides are read from the back of the audience: nothing in a layout is below 12 points. */
const ROLE_TYPOGRAPHY: Readonly<Record<TextRole, RoleTypography>> = {
  display: { font: 'title', maxSizePx: 96, minSizePx: 36 },
  title: { font: 'title', maxSizePx: 48, minSizePx: 28 },
  figure: { font: 'title', maxSizePx: 96, minSizePx: 36 },
  lead: { font: 'title', maxSizePx: 56, minSizePx: 24 },
  body: { font: 'text', maxSizePx: 24, minSizePx: 16 },
  prose: { font: 'text', maxSizePx: 32, minSizePx: 16 },
  name: { font: 'text', maxSizePx: 24, minSizePx: 24, change: { fontWeight: 'bold' } },
};

type RoleStyle = Omit<
  TextStyle,
  | 'fontSize'
  | 'color'
  | 'textAlign'
  | 'verticalAlign'
  | 'overflow'
  | 'paragraphSpacing'
  | 'listIndent'
>;

/** Text style of a role in a theme. Devanagari and Tamil get higher lines and no letter spacing, which parts them. */
export function roleStyleOf(theme: DeckTheme, role: TextRole, content = ''): RoleStyle {
  const style = latinStyleOf(theme, role);
  if (!hasTallScript(content)) return style;
  return {
    ...style,
    lineHeight: Math.max(style.lineHeight, TALL_LINE_HEIGHT),
    letterSpacing: 0,
  };
}

/** Line height in which marks above and below the letters of Devanagari and Tamil do not collide. */
const TALL_LINE_HEIGHT = 1.3;

function latinStyleOf(theme: DeckTheme, role: TextRole): RoleStyle {
  const { font, change } = ROLE_TYPOGRAPHY[role];
  if (role === 'figure' && hasOldStyleFigures(theme.titleFont)) return numberStyleOf(theme);
  // Capitals are hard to read in longer text, so leads don't use them.
  const isTitle =
    font === 'title' && !(role === 'lead' && theme.titleTypography.textCase === 'upper');
  return {
    fontFamily: isTitle ? theme.titleFont : theme.textFont,
    textDecoration: 'none',
    ...(isTitle ? theme.titleTypography : theme.textTypography),
    ...change,
  };
}

/** Uses the text font in the weight of the titles. */
function numberStyleOf({ textFont, textTypography, titleTypography }: DeckTheme): RoleStyle {
  const { fontWeight } = titleTypography;
  return { fontFamily: textFont, textDecoration: 'none', ...textTypography, fontWeight };
}

export function fitRoleFontSize(
  theme: DeckTheme,
  role: TextRole,
  text: Pick<TextElement, 'content' | 'width' | 'height'>,
): number {
  const { maxSizePx: most, minSizePx: least } = ROLE_TYPOGRAPHY[role];
  return fitFontSize({ ...text, ...roleStyleOf(theme, role, text.content) }, { most, least });
}

/** Text colour of a role on a normal or cover background: a theme colour, or the nearest shade of it that is read there. */
export function roleTextColorOf(
  { palette }: DeckTheme,
  role: TextRole,
  isOnCover: boolean,
): string {
  return shadeForText(palette[roleColorOf(role, isOnCover)], palette, isOnCover);
}

function roleColorOf(role: TextRole, isOnCover: boolean): ThemeColorRole {
  if (isOnCover) return role === 'figure' ? 'accent' : 'coverText';
  if (role === 'figure' || role === 'name') return 'accent';
  return role === 'body' ? 'mutedText' : 'text';
}
