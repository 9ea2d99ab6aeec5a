import {
  formatPath,
  mapPoints,
  type PathSegment,
  roundCoordinate,
} from '../../../core/geometry/path';
import { mixColors, recolor } from '../../../core/model/colors';
import type { GeometryLayer } from '../geometry/custom-geometry';
import { presetLayersOf, presetTextRectOf } from '../geometry/preset-geometry';
import { innerBoxOf } from '../outline';
import { ShapeLines } from '../outline-view';
import type { ShapeElement } from '../shape-schema';
import type { ReactNode } from 'react';
import type { Box } from '../../../core/geometry/box';

/** Shape by the published formulas of its preset. Fills are clipped boxes, so that gradients match other shapes. */
export function PresetView({ shape }: { shape: ShapeElement }) {
  const { fill } = shape;
  const layers = layersOf(shape).map((layer, index) => ({ ...layer, key: `layer ${index}` }));
  const area = areaOf(layers, shape);
  return (
    <>
      {fill !== 'none' &&
        layers
          .filter((layer) => layer.fill !== 'none')
          .map((layer) => (
            <div
              key={layer.key}
              style={{
                position: 'absolute',
                left: area.left,
                top: area.top,
                width: area.right - area.left,
                height: area.bottom - area.top,
                background: shadeOf(fill, layer.fill),
                clipPath: `path(evenodd, "${formatPath(moveSegments(layer.segments, -area.left, -area.top))}")`,
              }}
            />
          ))}
      <ShapeLines
        shape={shape}
        paths={layers
          .filter(({ isStroked }) => isStroked)
          .map(({ key, segments }) => ({ key, d: formatPath(segments) }))}
      />
    </>
  );
}

/** Paths inside the border; the box itself for presets that are unknown. */
function layersOf(shape: ShapeElement): readonly GeometryLayer[] {
  const { x, y, ...size } = innerBoxOf(shape);
  const { preset } = shape;
  const layers = (preset && presetLayersOf(preset, size)) ?? [boxLayerOf(size)];
  return layers.map((layer) => {
    const segments = preset?.isMirrored
      ? mapPoints(layer.segments, (point) => ({ x: size.width - point.x, y: point.y }))
      : layer.segments;
    return { ...layer, segments: moveSegments(segments, x, y) };
  });
}

function boxLayerOf({ width, height }: Pick<ShapeElement, 'width' | 'height'>): GeometryLayer {
  const corners = [0, 1, 2, 3].map((index) => ({
    x: index === 1 || index === 2 ? width : 0,
    y: index > 1 ? height : 0,
  }));
  const segments = corners.map((point, index): PathSegment => ({
    command: index === 0 ? 'M' : 'L',
    points: [point],
  }));
  return {
    segments: [...segments, { command: 'Z', points: [] }],
    fill: 'norm',
    isStroked: true,
  };
}

function moveSegments(
  segments: readonly PathSegment[],
  byX: number,
  byY: number,
): readonly PathSegment[] {
  return mapPoints(segments, ({ x, y }) => ({
    x: roundCoordinate(x + byX),
    y: roundCoordinate(y + byY),
  }));
}

/** Box of the shape, and of what it draws outside, such as the tip of a callout. */
function areaOf(
  layers: readonly GeometryLayer[],
  { width, height }: Pick<ShapeElement, 'width' | 'height'>,
) {
  const points = layers.flatMap(({ segments }) => segments.flatMap((segment) => segment.points));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(0, ...xs),
    top: Math.min(0, ...ys),
    right: Math.max(width, ...xs),
    bottom: Math.max(height, ...ys),
  };
}

/** Shades of a path's fill (ECMA-376, 20.1.10.37), as LibreOffice and PowerPoint draw them. */
const SHADES: Readonly<Record<string, readonly [color: string, ratio: number]>> = {
  lighten: ['#ffffff', 0.4],
  lightenLess: ['#ffffff', 0.2],
  darken: ['#000000', 0.4],
  darkenLess: ['#000000', 0.2],
};

function shadeOf(fill: string, shade: string): string {
  const [color, ratio] = SHADES[shade] ?? ['#000000', 0];
  return recolor(fill, (before) => mixColors(before, color, ratio));
}

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
