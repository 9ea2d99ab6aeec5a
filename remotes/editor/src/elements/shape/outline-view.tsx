import { shapePathOf } from './outline';
import type { ShapeElement } from './shape-schema';

/** Shape with an outline path. The fill is a clipped box, so that gradients match those of other shapes. */
export function OutlineView({ shape }: { shape: ShapeElement }) {
  const { width, height, fill } = shape;
  const outline = shapePathOf(shape);
  const overhang = overhangOf(shape);
  return (
    <>
      {fill !== 'none' && (
        <div
          style={{
            position: 'absolute',
            left: -overhang.left,
            top: -overhang.top,
            width: width + overhang.left + overhang.right,
            height: height + overhang.top + overhang.bottom,
            background: fill,
            clipPath: `path(evenodd, "${shiftOutline(shape, overhang)}")`,
          }}
        />
      )}
      <ShapeLines shape={shape} paths={[{ key: 'outline', d: outline }]} />
    </>
  );
}

/** Lines of a shape, as SVG paths with a key each. */
export function ShapeLines({
  shape: { width, height, stroke, strokeWidth },
  paths,
}: {
  shape: ShapeElement;
  paths: readonly { readonly key: string; readonly d: string }[];
}) {
  if (stroke === 'none' || strokeWidth === 0) return null;
  return (
    <svg
      width={width}
      height={height}
      style={{ position: 'absolute', left: 0, top: 0, overflow: 'visible' }}
      aria-hidden="true"
    >
      {paths.map(({ key, d }) => (
        <path
          key={key}
          d={d}
          fill="none"
          stroke={stroke}
          strokeWidth={strokeWidth}
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

interface Overhang {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Distance that the tip of a callout extends beyond its box. */
function overhangOf({ shapeType, calloutTip, width, height }: ShapeElement): Overhang {
  if (shapeType !== 'callout') return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: Math.max(0, -calloutTip.x * width),
    top: Math.max(0, -calloutTip.y * height),
    right: Math.max(0, (calloutTip.x - 1) * width),
    bottom: Math.max(0, (calloutTip.y - 1) * height),
  };
}

/** Shifts the outline into the coordinates of the filled box. */
function shiftOutline(shape: ShapeElement, { left, top }: Overhang): string {
  if (left === 0 && top === 0) return shapePathOf(shape);
  return shapePathOf(shape).replaceAll(
    /([ML]| 0 0 1 )(-?[\d.]+) (-?[\d.]+)/g,
    (_, command: string, x: string, y: string) =>
      `${command}${Number(x) + left} ${Number(y) + top}`,
  );
}
