import {
  changeFont,
  changeTextColor,
  paintText,
  type FirstTheme,
  type ThemeChange,
  keepReadable,
} from '../../core/theme/theme-change';
import type { TextRole } from '../../core/model/deck-constants';
import type { MarkRange } from '../../core/model/rich-text-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { fitRoleFontSize, roleStyleOf } from '../../core/theme/role-styles';
import { typedKeysOf } from '../../core/typed-keys-of';
import type { TextElement } from '../../core/text/text-schema';

/** Text with a role follows the theme in every property not changed by hand. */
export function changeTextTheme(old: TextElement, change: ThemeChange): TextElement {
  const { before, after } = change;
  const text = { ...old, markRanges: old.markRanges.map((run) => recolorMarkRange(run, change)) };
  const { role, content } = text;
  if (role === null)
    return {
      ...text,
      color: changeTextColor(text.color, change),
      fontFamily: changeFont(text.fontFamily, before, after),
    };
  const styleBefore = roleStyleOf(before, role, content);
  const styleAfter = roleStyleOf(after, role, content);
  const keys = typedKeysOf(styleBefore);
  const unchangedKeys = keys.filter((key) => text[key] === styleBefore[key]);
  const style = Object.fromEntries(unchangedKeys.map((key) => [key, styleAfter[key]]));
  const hasCustomSize = text.fontSize !== fitRoleFontSize(before, role, text);
  const fontSize = hasCustomSize ? text.fontSize : fitRoleFontSize(after, role, text);
  return { ...text, ...style, fontSize, color: paintText(text.color, change) };
}

export function keepTextReadable(
  text: TextElement,
  background: string,
  theme: DeckTheme,
): TextElement {
  const keep = (color: string) => keepReadable(color, [background], theme);
  return {
    ...text,
    color: keep(text.color),
    markRanges: text.markRanges.map((range) =>
      range.color === undefined ? range : { ...range, color: keep(range.color) },
    ),
  };
}

/** Text with the size and spacing that its layout gives to its new words, where the old ones had them. */
export function restyleForContent(
  text: TextElement,
  previous: TextElement,
  theme: DeckTheme,
): TextElement {
  const { role, content } = text;
  if (role === null) return text;
  const oldStyle = contentStyleOf(theme, role, previous);
  const style = contentStyleOf(theme, role, { ...previous, content });
  const changes = typedKeysOf(style).filter(
    (key) => previous[key] === oldStyle[key] && text[key] !== style[key],
  );
  if (changes.length === 0) return text;
  return { ...text, ...Object.fromEntries(changes.map((key) => [key, style[key]])) };
}

function contentStyleOf(theme: DeckTheme, role: TextRole, text: TextElement) {
  const { lineHeight, letterSpacing } = roleStyleOf(theme, role, text.content);
  return { lineHeight, letterSpacing, fontSize: fitRoleFontSize(theme, role, text) };
}

/** Recolours marks in theme colours; other marks stay. */
function recolorMarkRange(run: MarkRange, change: ThemeChange): MarkRange {
  return run.color === undefined ? run : { ...run, color: paintText(run.color, change) };
}

const MIN_TITLE_SIZE_PX = 32;

export function applyFirstThemeToText(
  text: TextElement,
  { theme, isCover }: FirstTheme,
): TextElement {
  const isTitle = text.fontSize >= MIN_TITLE_SIZE_PX;
  return {
    ...text,
    fontFamily: isTitle ? theme.titleFont : theme.textFont,
    ...(isTitle ? theme.titleTypography : {}),
    color: theme.palette[isCover ? 'coverText' : 'text'],
  };
}
