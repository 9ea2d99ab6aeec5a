import { createShape } from '../../elements/shape/create-shape';
import { createSlide } from '../../core/model/create';
import { createText } from '../../core/text/create-text';
import type { Slide } from '../../core/model/deck-schema';
import type { DeckTheme } from '../../core/model/theme-schema';
import { fitFontSize } from '../../core/theme/fit-font-size';
import { roleStyleOf } from '../../core/theme/role-styles';

/** Creates the preview slide of a theme: its name in its display font on its gradient, above its colors. */
export function createThemePreview(theme: DeckTheme): Slide {
  const { palette, placeholderFill, title } = theme;
  const colors = [palette.accent, palette.secondary, palette.background, palette.surface];
  const name = { content: title, ...roleStyleOf(theme, 'display') };
  const box = { x: 60, y: 60, width: 860, height: 340 };
  return createSlide({
    background: placeholderFill,
    elements: [
      createText({
        ...box,
        ...name,
        fontSize: fitFontSize({ ...name, ...box }, { most: 120, least: 64 }),
        color: palette.coverText,
        verticalAlign: 'bottom',
      }),
      ...colors.map((fill, index) =>
        createShape({
          x: index * 240,
          y: 450,
          width: 240,
          height: 90,
          fill,
          stroke: 'none',
          strokeWidth: 0,
        }),
      ),
    ],
  });
}
