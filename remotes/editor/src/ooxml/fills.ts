import { MAX_GRADIENT_STOPS, formatFill } from '../core/model/colors';
import { type ColorContext, type AlphaColor, readColor } from './colors';
import type { ImportWarnings } from './import-warnings';
import { findChild, childrenOf, readNumber } from './package/xml-elements';
import type { PlaceholderChain } from './slide-inheritance';
import { readPx } from './transforms';

export interface ImportedFill {
  /** Fill in the deck's notation: a colour, a gradient, or `none`. */
  readonly fill: string;
  readonly alpha: number;
  /** Alpha at both ends of a gradient. */
  readonly ends?: readonly [from: number, to: number];
}

const NO_FILL: ImportedFill = { fill: 'none', alpha: 1 };

export interface FillContext {
  readonly colors: ColorContext;
  readonly warnings: ImportWarnings;
}

/** Fill in the properties of a shape; undefined if they have none. */
export function findFill(
  properties: Element | undefined,
  painter: FillContext,
  placeholder?: AlphaColor,
): ImportedFill | undefined {
  const fill = Array.from(properties?.children ?? []).find(({ localName }) =>
    /^(no|solid|grad|patt|blip|grp)Fill$/.test(localName),
  );
  return fill && readFillElement(fill, painter, placeholder);
}

/** Reads a fill element; pictures and patterns become one colour. */
function readFillElement(
  fill: Element,
  { colors, warnings }: FillContext,
  placeholder?: AlphaColor,
): ImportedFill {
  if (fill.localName === 'noFill') return NO_FILL;
  if (fill.localName === 'gradFill') return readGradient(fill, colors, placeholder);
  if (fill.localName === 'solidFill') {
    const color = readColor(fill, colors, placeholder);
    return color ? { fill: color.color, alpha: color.alpha } : NO_FILL;
  }
  warnings.count('pattern');
  const foreground = readColor(findChild(fill, 'fgClr'), colors, placeholder);
  return { fill: foreground?.color ?? '#94a3b8', alpha: 1 };
}

/** Fill of the theme's style matrix by index, in the referenced colour. */
export function readStyledFill(
  reference: Element | undefined,
  { theme, painter }: { readonly theme: Element | undefined; readonly painter: FillContext },
): ImportedFill | undefined {
  if ((readNumber(reference, 'idx') ?? 0) === 0) return undefined;
  const color = readColor(reference, painter.colors);
  const fill = findStyledFill(reference, theme);
  if (fill && /^(solid|grad)Fill$/.test(fill.localName))
    return readFillElement(fill, painter, color);
  return color && { fill: color.color, alpha: color.alpha };
}

/** Fill element of the theme's style matrix that is referenced. */
export function findStyledFill(
  reference: Element | undefined,
  theme: Element | undefined,
): Element | undefined {
  const index = readNumber(reference, 'idx') ?? 0;
  const [list, listIndex] =
    index > 1000
      ? (['bgFillStyleLst', index - 1001] as const)
      : (['fillStyleLst', index - 1] as const);
  return findChild(theme, 'themeElements', 'fmtScheme', list)?.children[listIndex];
}

/** OOXML measures angles from the right, CSS from the top. */
function readGradient(
  gradient: Element,
  names: ColorContext,
  placeholder?: AlphaColor,
): ImportedFill {
  const stopsWithAlpha = childrenOf(findChild(gradient, 'gsLst'), 'gs')
    .toSorted((a, b) => (readNumber(a, 'pos') ?? 0) - (readNumber(b, 'pos') ?? 0))
    .flatMap((stop) => {
      const color = readColor(stop, names, placeholder);
      return color ? [{ ...color, percent: toPercent(readNumber(stop, 'pos') ?? 0) }] : [];
    });
  const [from, to] = [stopsWithAlpha.at(0), stopsWithAlpha.at(-1)];
  if (!from || !to || stopsWithAlpha.length < 2) return NO_FILL;
  const alphas = {
    alpha: Math.max(...stopsWithAlpha.map(({ alpha }) => alpha)),
    ends: [from.alpha, to.alpha],
  } as const;
  const stops = stopsWithAlpha.length > MAX_GRADIENT_STOPS ? [from, to] : stopsWithAlpha;
  const focus = findChild(gradient, 'path', 'fillToRect');
  if (findChild(gradient, 'path')) {
    const percent = (side: string) => toPercent(readNumber(focus, side) ?? 50_000);
    return {
      ...alphas,
      fill: formatFill({ kind: 'radial', x: percent('l'), y: percent('t'), stops }),
    };
  }
  const angle = (readNumber(findChild(gradient, 'lin'), 'ang') ?? 0) / 60_000;
  return {
    ...alphas,
    fill: formatFill({ kind: 'linear', angle: Math.round(angle + 90) % 360, stops }),
  };
}

function toPercent(thousandths: number): number {
  return Math.min(100, Math.max(0, Math.round(thousandths / 1000)));
}

interface ShapeLine {
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly alpha: number;
}

const NO_LINE: ShapeLine = { stroke: 'none', strokeWidth: 0, alpha: 1 };

export function readShapeLine(
  ancestors: PlaceholderChain,
  { fills, scale }: { fills: FillContext; scale: number },
): ShapeLine {
  const lines = ancestors.map((shape) => findChild(shape, 'spPr', 'ln'));
  const paint =
    lines.map((line) => findFill(line, fills)).find((fill) => fill !== undefined) ??
    readReferencedLine(findChild(ancestors[0], 'style', 'lnRef'), fills);
  const color = /#[0-9a-f]{6}/i.exec(paint.fill)?.[0];
  if (color === undefined) return NO_LINE;
  const width = lines.map((line) => readPx(line, 'w', NaN)).find(Number.isFinite) ?? 1;
  return {
    stroke: color,
    strokeWidth: Math.min(200, Math.round(width * scale * 100) / 100),
    alpha: paint.alpha,
  };
}

/** Line of the shape's style, used if its own properties have none. */
function readReferencedLine(reference: Element | undefined, { colors }: FillContext): ImportedFill {
  const color = readNumber(reference, 'idx') === 0 ? undefined : readColor(reference, colors);
  return color ? { fill: color.color, alpha: color.alpha } : { fill: 'none', alpha: 1 };
}
