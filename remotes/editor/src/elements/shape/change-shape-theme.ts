import { averageColorOf } from '../../core/model/colors';
import type { DeckTheme } from '../../core/model/theme-schema';
import { textColorOn, type ThemeChange } from '../../core/theme/theme-change';
import { changeTextTheme, keepTextReadable } from '../text/change-text-theme';
import type { ShapeElement } from './shape-schema';
import { textBoxOfShape, withShapeText } from './shape-text';

export function changeShapeTheme(shape: ShapeElement, change: ThemeChange): ShapeElement {
  const { before, after, paint } = change;
  const { width, height } = before.titleRule;
  const isRule = shape.width === width && shape.height === height;
  const fill = paint(shape.fill);
  const changed = {
    ...shape,
    ...(isRule ? after.titleRule : {}),
    fill,
    stroke: paint(shape.stroke),
  };
  const text = shape.text && textBoxOfShape(shape);
  if (!text) return changed;
  // Text on a fill is read against it, not against the slide.
  const textColor = fill === 'none' ? change.textColor : textColorOn(after, averageColorOf(fill));
  return withShapeText(changed, changeTextTheme(text, { ...change, textColor }));
}

export function keepShapeReadable(
  shape: ShapeElement,
  background: string,
  theme: DeckTheme,
): ShapeElement {
  const text = shape.text && textBoxOfShape(shape);
  if (!text) return shape;
  const behind = shape.fill === 'none' ? background : averageColorOf(shape.fill);
  return withShapeText(shape, keepTextReadable(text, behind, theme));
}
