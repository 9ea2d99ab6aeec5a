import { oklchToHex, type Oklab, rgbToOklab, oklabToOklch } from '../model/oklab';

/** Main colour of a picture and the ratio of the picture it represents, from 0 to 1. */
export interface MainColor {
  readonly color: Oklab;
  readonly areaRatio: number;
}

/** Main colours of a picture, from dark to light. */
export function extractPalette(rgba: ArrayLike<number>, count = 5): readonly string[] {
  return Array.from(
    new Set(extractMainColors(rgba, count).map(({ color }) => oklchToHex(oklabToOklch(color)))),
  );
}

const MAX_ROUNDS = 12;

/**
 * K-means in OKLab, where distances match perception. Initial centres are far apart instead of random, so a picture
 * always gives the same colours.
 */
export function extractMainColors(rgba: ArrayLike<number>, count: number): readonly MainColor[] {
  const points = countColors(rgba);
  let centres = chooseInitialCenters(points, count);
  let groups: readonly (readonly WeightedColor[])[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    groups = groupByCenter(points, centres);
    centres = groups.map(meanColorOf);
  }
  const total = sum(points.map(({ weight }) => weight));
  return groups
    .map((group, index) => ({
      color: centres[index] ?? meanColorOf(group),
      areaRatio: sum(group.map(({ weight }) => weight)) / total,
    }))
    .toSorted((one, other) => one.color.l - other.color.l);
}

/** Pixels of the same colour, counted as one. */
interface WeightedColor extends Oklab {
  readonly weight: number;
}

/**
 * Counts opaque pixels by the five leading bits of each channel, so that a large picture has few points. Sums of bytes
 * are exact, so the order of pixels doesn't matter.
 */
function countColors(rgba: ArrayLike<number>): readonly WeightedColor[] {
  const totalsByColor = new Map<number, readonly [number, number, number, weight: number]>();
  for (let index = 0; index + 3 < rgba.length; index += 4) {
    if ((rgba[index + 3] ?? 0) < 128) continue;
    const [red = 0, green = 0, blue = 0] = [rgba[index], rgba[index + 1], rgba[index + 2]];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const [reds, greens, blues, weight] = totalsByColor.get(key) ?? [0, 0, 0, 0];
    totalsByColor.set(key, [reds + red, greens + green, blues + blue, weight + 1]);
  }
  return [...totalsByColor]
    .toSorted(([one], [other]) => one - other)
    .map(([, [reds, greens, blues, weight]]) => ({
      ...rgbToOklab([reds / weight, greens / weight, blues / weight]),
      weight,
    }));
}

/** Most frequent colour first, then each time one that is far from all others and not rare. */
function chooseInitialCenters(points: readonly WeightedColor[], count: number): readonly Oklab[] {
  const centres: Oklab[] = [];
  let scores = points.map(({ weight }) => weight);
  let gaps = points.map(() => Number.POSITIVE_INFINITY);
  while (centres.length < count) {
    const highestScore = Math.max(...scores);
    const next = points[scores.indexOf(highestScore)];
    if (!next || highestScore === 0) break;
    centres.push(next);
    gaps = points.map((point, index) => Math.min(gaps[index] ?? 0, squaredDistanceOf(point, next)));
    scores = points.map(({ weight }, index) => Math.sqrt(weight) * (gaps[index] ?? 0));
  }
  return centres;
}

/** Groups points by their nearest centre and drops empty groups. */
function groupByCenter(
  points: readonly WeightedColor[],
  centres: readonly Oklab[],
): readonly (readonly WeightedColor[])[] {
  const groups = centres.map((): WeightedColor[] => []);
  for (const point of points) {
    const gaps = centres.map((centre) => squaredDistanceOf(point, centre));
    groups[gaps.indexOf(Math.min(...gaps))]?.push(point);
  }
  return groups.filter(({ length }) => length > 0);
}

function meanColorOf(group: readonly WeightedColor[]): Oklab {
  const weight = sum(group.map((point) => point.weight));
  const mean = (axis: keyof Oklab) =>
    sum(group.map((point) => point[axis] * point.weight)) / weight;
  return { l: mean('l'), a: mean('a'), b: mean('b') };
}

function squaredDistanceOf(one: Oklab, other: Oklab): number {
  return (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
