import { isDarkFill } from '../../core/model/contrast';
import type { NewElementStyle } from '../../core/elements/element-kind';
import { keepReadable } from '../../core/theme/keep-readable';
import { textColorOn } from '../../core/theme/theme-colors';
import type { ShapeElement } from './shape-schema';
import { textBoxOfShape, withShapeText } from './shape-text';

/** As large as the text boxes that are added to a deck with a theme. */
const THEMED_FONT_SIZE_PX = 24;

export const newShapeStyle: NewElementStyle<ShapeElement> = {
  withReadableColors: (shape, background) =>
    shape.shapeType === 'path' && isDarkFill(background) ? { ...shape, fill: '#f1f5f9' } : shape,
  applyTheme(shape, theme) {
    if (shape.shapeType === 'qr-code') return { ...shape, stroke: 'none' };
    const fill = theme.palette.accent;
    const painted = { ...shape, fill, stroke: 'none' };
    const text = shape.shapeType === 'path' ? undefined : textBoxOfShape(painted);
    if (!text) return painted;
    return withShapeText(painted, {
      ...text,
      ...theme.textTypography,
      fontFamily: theme.textFont,
      fontSize: THEMED_FONT_SIZE_PX,
      color: keepReadable(textColorOn(theme, fill), [fill], theme),
    });
  },
};
