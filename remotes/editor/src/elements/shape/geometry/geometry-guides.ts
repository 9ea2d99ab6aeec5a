import { childrenOf, findChild, readAttribute } from '../../../ooxml/package/xml-elements';

/** Value of a guide name or number of a DrawingML geometry; NaN if it is neither. */
export type GuideLookup = (nameOrNumber: string | undefined) => number;

interface ShapeSize {
  readonly width: number;
  readonly height: number;
}

/** Adjust values of a shape by the name of their guide, in units of its definition. */
export type Adjustments = Readonly<Record<string, number>>;

/**
 * Evaluates the adjustments and guides of a geometry (ECMA-376, 20.1.9). Adjustments of a shape take precedence over
 * those of the definition.
 */
export function evaluateGuides(
  definition: Element,
  { width, height }: ShapeSize,
  adjustments: Adjustments = {},
): GuideLookup {
  const values = new Map(Object.entries(builtInGuidesOf(width, height)));
  const lookup: GuideLookup = (text = '') =>
    values.get(text) ?? (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN);
  const evaluateList = (name: string) => {
    for (const guide of childrenOf(findChild(definition, name), 'gd'))
      values.set(
        readAttribute(guide, 'name') ?? '',
        evaluateFormula(readAttribute(guide, 'fmla') ?? '', lookup),
      );
  };
  evaluateList('avLst');
  for (const [name, value] of Object.entries(adjustments)) values.set(name, value);
  evaluateList('gdLst');
  return lookup;
}

/** Adjust values that a shape of a file has of its own. */
export function readAdjustments(geometry: Element | undefined): Adjustments {
  const guides = childrenOf(findChild(geometry, 'avLst'), 'gd').flatMap((guide) => {
    const value = /^val (-?\d+)$/.exec(readAttribute(guide, 'fmla') ?? '')?.[1];
    return value === undefined ? [] : [[readAttribute(guide, 'name') ?? '', Number(value)]];
  });
  return Object.fromEntries(guides);
}

/** Angles are in 60,000ths of a degree. */
export const FULL_TURN = 21_600_000;

export function toRadians(angle: number): number {
  return (angle / FULL_TURN) * 2 * Math.PI;
}

function fromRadians(radians: number): number {
  return (radians / (2 * Math.PI)) * FULL_TURN;
}

function builtInGuidesOf(width: number, height: number): Readonly<Record<string, number>> {
  const [shortSide, longSide] = [Math.min(width, height), Math.max(width, height)];
  const fractions = (prefix: string, length: number) =>
    [2, 3, 4, 5, 6, 8, 10, 12, 16, 32].map((part) => [`${prefix}${part}`, length / part]);
  const turns = [2, 4, 8].map((part) => [`cd${part}`, FULL_TURN / part]);
  return {
    l: 0,
    t: 0,
    r: width,
    b: height,
    w: width,
    h: height,
    hc: width / 2,
    vc: height / 2,
    ss: shortSide,
    ls: longSide,
    ...Object.fromEntries([
      ...fractions('wd', width),
      ...fractions('hd', height),
      ...fractions('ssd', shortSide),
      ...turns,
    ]),
    '3cd4': FULL_TURN * (3 / 4),
    '3cd8': FULL_TURN * (3 / 8),
    '5cd8': FULL_TURN * (5 / 8),
    '7cd8': FULL_TURN * (7 / 8),
  };
}

function evaluateFormula(formula: string, lookup: GuideLookup): number {
  const [operator = '', ...operands] = formula.trim().split(/\s+/);
  const [x = NaN, y = NaN, z = NaN] = operands.map(lookup);
  return OPERATORS[operator]?.(x, y, z) ?? NaN;
}

const OPERATORS: Readonly<Record<string, (x: number, y: number, z: number) => number>> = {
  val: (x) => x,
  '*/': (x, y, z) => (z === 0 ? 0 : (x * y) / z),
  '+-': (x, y, z) => x + y - z,
  '+/': (x, y, z) => (z === 0 ? 0 : (x + y) / z),
  '?:': (x, y, z) => (x > 0 ? y : z),
  abs: (x) => Math.abs(x),
  at2: (x, y) => fromRadians(Math.atan2(y, x)),
  cat2: (x, y, z) => x * Math.cos(Math.atan2(z, y)),
  sat2: (x, y, z) => x * Math.sin(Math.atan2(z, y)),
  cos: (x, y) => x * Math.cos(toRadians(y)),
  sin: (x, y) => x * Math.sin(toRadians(y)),
  tan: (x, y) => x * Math.tan(toRadians(y)),
  max: (x, y) => Math.max(x, y),
  min: (x, y) => Math.min(x, y),
  mod: (x, y, z) => Math.hypot(x, y, z),
  pin: (x, y, z) => Math.min(Math.max(y, x), z),
  sqrt: (x) => Math.sqrt(x),
};
