import type { ReactNode } from 'react';
import type { Box } from '../../../core/geometry/box';
import { presetTextRectOf } from '../geometry/preset-geometry';
import { innerBoxOf } from '../outline';
import type { ShapeElement } from '../shape-schema';

/** Renders with the text rectangle of a preset, which its formulas define. */
export function PresetTextRect({
  shape,
  render,
}: {
  shape: ShapeElement;
  render: (rect: Box) => ReactNode;
}) {
  const inner = innerBoxOf(shape);
  const { preset } = shape;
  if (!preset) return render(inner);
  const rect = presetTextRectOf(preset, inner);
  const x = preset.isMirrored ? inner.width - rect.x - rect.width : rect.x;
  return render({ ...rect, x: inner.x + x, y: inner.y + rect.y });
}
