/** @jest-environment node */
import { intersects } from './box';
import { HANDLE_HIT_PX, handleCentersOf } from './resize-box';

const SIDES_PX = [8, 16, 40, 100];
const ZOOMS = [0.1, 0.25, 0.5, 1, 2, 4];

const sizes = SIDES_PX.flatMap((width) =>
  SIDES_PX.flatMap((height) => ZOOMS.map((zoom) => [width * zoom, height * zoom] as const)),
);

describe.each(Object.entries(HANDLE_HIT_PX))('Handles for a %s pointer', (_pointer, hitPx) => {
  const areasOf = (width: number, height: number) =>
    Array.from(handleCentersOf({ width, height }, hitPx), ([handle, { x, y }]) => ({
      handle,
      area: { x: x - hitPx / 2, y: y - hitPx / 2, width: hitPx, height: hitPx },
    }));

  test.each(sizes)('Cover no more than a third of each side of %d × %d px', (width, height) => {
    const wide = areasOf(width, height).map(({ area }) => coveredOf(area, { width, height }));
    expect(wide.filter(({ x, y }) => x > width / 3 || y > height / 3)).toEqual([]);
  });

  test.each(sizes)('Do not cover each other around %d × %d px', (width, height) => {
    const areas = areasOf(width, height);
    const pairs = areas.flatMap((one, index) =>
      areas
        .slice(index + 1)
        .filter(({ area }) => intersects(shrink(one.area), shrink(area)))
        .map(({ handle }) => `${one.handle} ${handle}`),
    );
    expect(pairs).toEqual([]);
  });
});

test('Stand on the corners and sides of a large box', () => {
  expect(Object.fromEntries(handleCentersOf({ width: 200, height: 100 }, 24))).toMatchObject({
    nw: { x: 0, y: 0 },
    n: { x: 100, y: 0 },
    se: { x: 200, y: 100 },
    w: { x: 0, y: 50 },
  });
});

type Area = { x: number; y: number; width: number; height: number };

/** Part of the box under an area, along both axes; none if they do not meet. */
function coveredOf(area: Area, size: { width: number; height: number }) {
  const along = (from: number, length: number, side: number) =>
    Math.max(0, Math.min(side, from + length) - Math.max(0, from));
  const x = along(area.x, area.width, size.width);
  const y = along(area.y, area.height, size.height);
  return x > 0 && y > 0 ? { x, y } : { x: 0, y: 0 };
}

/** Leaves out the border, at which areas may meet. */
function shrink({ x, y, width, height }: Area): Area {
  return { x: x + 0.01, y: y + 0.01, width: width - 0.02, height: height - 0.02 };
}
