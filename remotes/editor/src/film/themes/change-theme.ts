import { colorBehindOf } from '../review/color-behind';
import { elementThemesOf } from '../../elements/element-themes';
import { backgroundColorOf } from '../../core/edit/slides/background-edits';
import { updateDependents } from '../../core/edit/update-dependents';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { parseFill, recolor, isDarkFill } from '../../core/model/colors';
import { THEME_COLOR_ROLES } from '../../core/model/deck-constants';
import type { DeckTheme } from '../../core/model/theme-schema';
import { textColorOn } from '../../core/theme/theme-change';

/** Changes fonts, colours and backgrounds of a deck. Changes made by hand are kept. */
export function changeDeckTheme(deck: Deck, theme: DeckTheme): Deck {
  const before = deck.theme;
  const slides = deck.slides.map((slide) =>
    before ? changeSlideTheme(slide, before, theme) : applyFirstTheme(slide, theme),
  );
  return { ...deck, theme, slides };
}

function changeSlideTheme(slide: Slide, before: DeckTheme, after: DeckTheme): Slide {
  const paint = createRecolor(before, after);
  const background =
    findMatchingBackground(slide.background, before, after) ?? paint(slide.background);
  const textColor = textColorOn(after, backgroundColorOf({ ...slide, background }));
  const isOnCover = background === after.backgrounds[2];
  const change = { before, after, paint, textColor, isOnCover };
  return {
    ...slide,
    background,
    elements: slide.elements.map((element) =>
      elementThemesOf(element).changeTheme(element, change),
    ),
  };
}

/** Changes the colours of texts that are not read on what lies behind them. Over pictures nothing is known. */
export function keepSlideReadable(slide: Slide, theme: DeckTheme): Slide {
  const elements = slide.elements.map((element) => {
    const behind = colorBehindOf(element, slide);
    if (behind === null) return element;
    return elementThemesOf(element).keepReadable?.(element, behind, theme) ?? element;
  });
  return { ...slide, elements: updateDependents(slide.elements, elements) };
}

function findMatchingBackground(
  background: string,
  before: DeckTheme,
  after: DeckTheme,
): string | undefined {
  const index = before.backgrounds.indexOf(background);
  return after.backgrounds[index];
}

/** Maps theme colours to those of the same role; other colours stay. */
function createRecolor(before: DeckTheme, after: DeckTheme): (fill: string) => string {
  const pairs = [
    ...gradientColorsOf(before.placeholderFill).map((color, index) => [
      color,
      gradientColorsOf(after.placeholderFill)[index] ?? color,
    ]),
    ...THEME_COLOR_ROLES.map((role) => [before.palette[role], after.palette[role]]),
  ] as [string, string][];
  const colors = new Map(pairs);
  return (fill) => recolor(fill, (color) => colors.get(color) ?? color);
}

function gradientColorsOf(still: string): readonly string[] {
  const fill = parseFill(still);
  return fill && fill.kind !== 'solid' ? fill.stops.map(({ color }) => color) : [];
}

/** Applies a theme to a deck without one: backgrounds and text change, shapes and pictures stay. */
function applyFirstTheme(slide: Slide, theme: DeckTheme): Slide {
  const isCover = isDarkFill(slide.background);
  const background = theme.backgrounds[isCover ? 2 : 0];
  return {
    ...slide,
    background,
    elements: slide.elements.map(
      (element) =>
        elementThemesOf(element).applyFirstTheme?.(element, { theme, background, isCover }) ??
        element,
    ),
  };
}
