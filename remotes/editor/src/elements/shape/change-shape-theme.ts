import type { ThemeChange } from '../../core/theme/theme-change';
import type { ShapeElement } from './shape-schema';

export function changeShapeTheme(
  shape: ShapeElement,
  { before, after, paint }: ThemeChange,
): ShapeElement {
  const { width, height } = before.titleRule;
  const isRule = shape.width === width && shape.height === height;
  return {
    ...shape,
    ...(isRule ? after.titleRule : {}),
    fill: paint(shape.fill),
    stroke: paint(shape.stroke),
  };
}
