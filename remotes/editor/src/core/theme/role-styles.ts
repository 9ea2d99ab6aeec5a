import type { TextElement } from '../model/deck';
import type { TextStyle } from '../model/rich-text';
import type { ThemeColorRole, TextRole, DeckTheme } from '../model/deck-theme';
import { hasOldStyleFigures } from '../model/fonts';
import { fitFontSize } from './fit-font-size';

interface RoleTypography {
  readonly face: 'title' | 'text';
  readonly most: number;
  readonly least: number;
  readonly change?: Partial<TextStyle>;
}

/** Slides are read from the back of the audience: nothing in a layout is below 12 points. */
const ROLE_TYPOGRAPHY: Readonly<Record<TextRole, RoleTypography>> = {
  display: { face: 'title', most: 96, least: 36 },
  title: { face: 'title', most: 48, least: 28 },
  figure: { face: 'title', most: 96, least: 36 },
  lead: { face: 'title', most: 56, least: 24 },
  body: { face: 'text', most: 24, least: 16 },
  prose: { face: 'text', most: 32, least: 16 },
  name: { face: 'text', most: 24, least: 24, change: { fontWeight: 'bold' } },
};

export type RoleStyle = Omit<
  TextStyle,
  'fontSize' | 'color' | 'textAlign' | 'verticalAlign' | 'overflow'
>;

/** Text style of a role in a theme. */
export function roleStyleOf(theme: DeckTheme, role: TextRole): RoleStyle {
  const { face, change } = ROLE_TYPOGRAPHY[role];
  if (role === 'figure' && hasOldStyleFigures(theme.titleFont)) return numberStyleOf(theme);
  // Capitals are hard to read in longer text, so leads don't use them.
  const isTitle =
    face === 'title' && !(role === 'lead' && theme.titleTypography.textCase === 'upper');
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
  const { most, least } = ROLE_TYPOGRAPHY[role];
  return fitFontSize({ ...text, ...roleStyleOf(theme, role) }, { most, least });
}

/** Theme colour of a role on a normal or cover background. */
export function roleColorOf(role: TextRole, isOnCover: boolean): ThemeColorRole {
  if (isOnCover) return role === 'figure' ? 'accent' : 'coverText';
  if (role === 'figure' || role === 'name') return 'accent';
  return role === 'body' ? 'mutedText' : 'text';
}
