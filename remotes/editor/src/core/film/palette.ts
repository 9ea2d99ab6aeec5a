import { hexOf, type Oklab, oklabOf, oklchOf } from '../model/oklab';

/** One of a picture's main colours, and how much of the picture it stands for, from 0 to 1. */
export interface MainColor {
  readonly color: Oklab;
  readonly share: number;
}

/** The main colours of a picture, from dark to light. */
export function paletteOf(rgba: ArrayLike<number>, count = 5): readonly string[] {
  return Array.from(new Set(mainColors(rgba, count).map(({ color }) => hexOf(oklchOf(color)))));
}

const ROUNDS = 12;

/**
 * K-means in OKLab, where distances are what the eye sees. The centres begin as far from one another as
 * the picture's colours are, not by chance: a picture has the same colours every time.
 */
export function mainColors(rgba: ArrayLike<number>, count: number): readonly MainColor[] {
  const points = pointsOf(rgba);
  let centres = firstCentres(points, count);
  let groups: readonly (readonly Point[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = grouped(points, centres);
    centres = groups.map(meanOf);
  }
  const total = sum(points.map(({ weight }) => weight));
  return groups
    .map((group, place) => ({
      color: centres[place] ?? meanOf(group),
      share: sum(group.map(({ weight }) => weight)) / total,
    }))
    .toSorted((one, other) => one.color.l - other.color.l);
}

/** Pixels that look the same, as one. */
interface Point extends Oklab {
  readonly weight: number;
}

/**
 * Solid pixels, counted by the five leading bits of each channel, so that a large picture has few points.
 * Bytes add up without rounding: in whatever order the pixels lie, the points are the same.
 */
function pointsOf(rgba: ArrayLike<number>): readonly Point[] {
  const counted = new Map<number, readonly [number, number, number, weight: number]>();
  for (let index = 0; index + 3 < rgba.length; index += 4) {
    if ((rgba[index + 3] ?? 0) < 128) continue;
    const [red = 0, green = 0, blue = 0] = [rgba[index], rgba[index + 1], rgba[index + 2]];
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    const [reds, greens, blues, weight] = counted.get(key) ?? [0, 0, 0, 0];
    counted.set(key, [reds + red, greens + green, blues + blue, weight + 1]);
  }
  return [...counted]
    .toSorted(([one], [other]) => one - other)
    .map(([, [reds, greens, blues, weight]]) => ({
      ...oklabOf([reds / weight, greens / weight, blues / weight]),
      weight,
    }));
}

/** The commonest colour, then each time the one that is far from all so far, and not rare. */
function firstCentres(points: readonly Point[], count: number): readonly Oklab[] {
  const centres: Oklab[] = [];
  let pulls = points.map(({ weight }) => weight);
  let gaps = points.map(() => Number.POSITIVE_INFINITY);
  while (centres.length < count) {
    const most = Math.max(...pulls);
    const next = points[pulls.indexOf(most)];
    if (!next || most === 0) break;
    centres.push(next);
    gaps = points.map((point, place) => Math.min(gaps[place] ?? 0, distance(point, next)));
    pulls = points.map(({ weight }, place) => Math.sqrt(weight) * (gaps[place] ?? 0));
  }
  return centres;
}

/** The points by the centre that is nearest; a centre that is nobody's is gone. */
function grouped(
  points: readonly Point[],
  centres: readonly Oklab[],
): readonly (readonly Point[])[] {
  const groups = centres.map((): Point[] => []);
  for (const point of points) {
    const gaps = centres.map((centre) => distance(point, centre));
    groups[gaps.indexOf(Math.min(...gaps))]?.push(point);
  }
  return groups.filter(({ length }) => length > 0);
}

function meanOf(group: readonly Point[]): Oklab {
  const weight = sum(group.map((point) => point.weight));
  const of = (axis: keyof Oklab) => sum(group.map((point) => point[axis] * point.weight)) / weight;
  return { l: of('l'), a: of('a'), b: of('b') };
}

function distance(one: Oklab, other: Oklab): number {
  return (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
