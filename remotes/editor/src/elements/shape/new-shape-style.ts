import { isDarkFill } from '../../core/model/contrast';
import type { NewElementStyle } from '../new-element-style';
import type { ShapeElement } from './shape-schema';

export const newShapeStyle: NewElementStyle<ShapeElement> = {
  withReadableColors: (shape, background) =>
    shape.shapeType === 'path' && isDarkFill(background) ? { ...shape, fill: '#f1f5f9' } : shape,
  applyTheme: (shape, { palette }) => ({
    ...shape,
    fill: shape.shapeType === 'qr-code' ? shape.fill : palette.accent,
    stroke: 'none',
  }),
};
