import { MOST_STOPS, writeFill } from '../core/model/fill';
import { type ColorNames, type Ink, inkIn } from './colors';
import { child, childrenOf, numberAt } from './markup';
import type { Remarks } from './remarks';

export interface Paint {
  /** Fill in the deck's notation: a colour, a gradient, or `none`. */
  readonly fill: string;
  readonly alpha: number;
  /** Alpha at both ends of a gradient. */
  readonly ends?: readonly [from: number, to: number];
}

const NOTHING: Paint = { fill: 'none', alpha: 1 };

export interface Painter {
  readonly names: ColorNames;
  readonly remarks: Remarks;
}

/** Fill in the properties of a shape; undefined if they have none. */
export function paintIn(
  properties: Element | undefined,
  painter: Painter,
  placeholder?: Ink,
): Paint | undefined {
  const fill = Array.from(properties?.children ?? []).find(({ localName }) =>
    /^(no|solid|grad|patt|blip|grp)Fill$/.test(localName),
  );
  return fill && paintOf(fill, painter, placeholder);
}

/** Reads a fill element; pictures and patterns become one colour. */
export function paintOf(fill: Element, { names, remarks }: Painter, placeholder?: Ink): Paint {
  if (fill.localName === 'noFill') return NOTHING;
  if (fill.localName === 'gradFill') return gradientOf(fill, names, placeholder);
  if (fill.localName === 'solidFill') {
    const color = inkIn(fill, names, placeholder);
    return color ? { fill: color.color, alpha: color.alpha } : NOTHING;
  }
  remarks.count('pattern');
  const foreground = inkIn(child(fill, 'fgClr'), names, placeholder);
  return { fill: foreground?.color ?? '#94a3b8', alpha: 1 };
}

/** Fill of the theme's style matrix by index, in the referenced colour. */
export function styledPaint(
  reference: Element | undefined,
  { theme, painter }: { readonly theme: Element | undefined; readonly painter: Painter },
): Paint | undefined {
  const index = numberAt(reference, 'idx') ?? 0;
  const color = inkIn(reference, painter.names);
  if (index === 0) return undefined;
  const [list, listIndex] =
    index > 1000
      ? (['bgFillStyleLst', index - 1001] as const)
      : (['fillStyleLst', index - 1] as const);
  const fill = child(theme, 'themeElements', 'fmtScheme', list)?.children[listIndex];
  if (fill && /^(solid|grad)Fill$/.test(fill.localName)) return paintOf(fill, painter, color);
  return color && { fill: color.color, alpha: color.alpha };
}

/** OOXML measures angles from the right, CSS from the top. */
function gradientOf(gradient: Element, names: ColorNames, placeholder?: Ink): Paint {
  const stopsWithAlpha = childrenOf(child(gradient, 'gsLst'), 'gs')
    .toSorted((a, b) => (numberAt(a, 'pos') ?? 0) - (numberAt(b, 'pos') ?? 0))
    .flatMap((stop) => {
      const color = inkIn(stop, names, placeholder);
      return color ? [{ ...color, at: hundredths(numberAt(stop, 'pos') ?? 0) }] : [];
    });
  const [from, to] = [stopsWithAlpha.at(0), stopsWithAlpha.at(-1)];
  if (!from || !to || stopsWithAlpha.length < 2) return NOTHING;
  const alphas = {
    alpha: Math.max(...stopsWithAlpha.map(({ alpha }) => alpha)),
    ends: [from.alpha, to.alpha],
  } as const;
  const stops = stopsWithAlpha.length > MOST_STOPS ? [from, to] : stopsWithAlpha;
  const focus = child(gradient, 'path', 'fillToRect');
  if (child(gradient, 'path')) {
    const percent = (side: string) => hundredths(numberAt(focus, side) ?? 50_000);
    return {
      ...alphas,
      fill: writeFill({ kind: 'radial', x: percent('l'), y: percent('t'), stops }),
    };
  }
  const angle = (numberAt(child(gradient, 'lin'), 'ang') ?? 0) / 60_000;
  return {
    ...alphas,
    fill: writeFill({ kind: 'linear', angle: Math.round(angle + 90) % 360, stops }),
  };
}

function hundredths(thousandths: number): number {
  return Math.min(100, Math.max(0, Math.round(thousandths / 1000)));
}
