import type { TextElement } from '../model/deck';
import type { TextStyle } from '../model/words';
import type { PaletteRole, TextRole, Theme } from '../model/theme';
import { hasTextFigures } from '../model/faces';
import { largestSize } from './fit-size';

interface Part {
  readonly face: 'title' | 'text';
  readonly most: number;
  readonly least: number;
  readonly change?: Partial<TextStyle>;
}

/** Slides are read from the back of the audience: nothing in a layout is below 12 points. */
const PARTS: Readonly<Record<TextRole, Part>> = {
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
export function styleOf(theme: Theme, role: TextRole): RoleStyle {
  const { face, change } = PARTS[role];
  if (role === 'figure' && hasTextFigures(theme.titleFace)) return figuresInTexts(theme);
  // Capitals are hard to read in longer text, so leads don't use them.
  const isTitle = face === 'title' && !(role === 'lead' && theme.titles.textCase === 'upper');
  return {
    fontFamily: isTitle ? theme.titleFace : theme.textFace,
    textDecoration: 'none',
    ...(isTitle ? theme.titles : theme.texts),
    ...change,
  };
}

/** Uses the text font in the weight of the titles. */
function figuresInTexts({ textFace, texts, titles }: Theme): RoleStyle {
  const { fontWeight } = titles;
  return { fontFamily: textFace, textDecoration: 'none', ...texts, fontWeight };
}

export function sizeOf(
  theme: Theme,
  role: TextRole,
  text: Pick<TextElement, 'content' | 'width' | 'height'>,
): number {
  const { most, least } = PARTS[role];
  return largestSize({ ...text, ...styleOf(theme, role) }, { most, least });
}

/** Theme colour of a role on a normal or cover background. */
export function inkFor(role: TextRole, isOnCover: boolean): PaletteRole {
  if (isOnCover) return role === 'figure' ? 'accent' : 'coverInk';
  if (role === 'figure' || role === 'name') return 'accent';
  return role === 'body' ? 'soft' : 'ink';
}
