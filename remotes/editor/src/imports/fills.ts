import { type ColorNames, type Ink, inkIn } from './colors';
import { child, childrenOf, numberAt } from './markup';
import type { Remarks } from './remarks';

export interface Paint {
  /** As the deck writes a surface: a colour, a gradient, or `none`. */
  readonly fill: string;
  readonly alpha: number;
  /** Of a gradient: how solid it is at its two ends. */
  readonly ends?: readonly [from: number, to: number];
}

const NOTHING: Paint = { fill: 'none', alpha: 1 };

export interface Painter {
  readonly names: ColorNames;
  readonly remarks: Remarks;
}

/** The fill among the properties of a shape; undefined where they say nothing of one. */
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

/** What a fill element paints with; a picture is one colour here. */
export function paintOf(fill: Element, { names, remarks }: Painter, placeholder?: Ink): Paint {
  if (fill.localName === 'noFill') return NOTHING;
  if (fill.localName === 'gradFill') return gradientOf(fill, names, placeholder);
  if (fill.localName === 'solidFill') {
    const ink = inkIn(fill, names, placeholder);
    return ink ? { fill: ink.color, alpha: ink.alpha } : NOTHING;
  }
  remarks.count('pattern');
  const front = inkIn(child(fill, 'fgClr'), names, placeholder);
  return { fill: front?.color ?? '#94a3b8', alpha: 1 };
}

/** What a theme offers under a number, in the colour that is asked for. */
export function styledPaint(
  reference: Element | undefined,
  { theme, painter }: { readonly theme: Element | undefined; readonly painter: Painter },
): Paint | undefined {
  const index = numberAt(reference, 'idx') ?? 0;
  const ink = inkIn(reference, painter.names);
  if (index === 0) return undefined;
  const [list, place] =
    index > 1000
      ? (['bgFillStyleLst', index - 1001] as const)
      : (['fillStyleLst', index - 1] as const);
  const fill = child(theme, 'themeElements', 'fmtScheme', list)?.children[place];
  if (fill && /^(solid|grad)Fill$/.test(fill.localName)) return paintOf(fill, painter, ink);
  return ink && { fill: ink.color, alpha: ink.alpha };
}

/** Presentations count angles from the right, styles from the top; of many colours the ends stay. */
function gradientOf(gradient: Element, names: ColorNames, placeholder?: Ink): Paint {
  const stops = childrenOf(child(gradient, 'gsLst'), 'gs')
    .toSorted((a, b) => (numberAt(a, 'pos') ?? 0) - (numberAt(b, 'pos') ?? 0))
    .flatMap((stop) => inkIn(stop, names, placeholder) ?? []);
  const [from, to] = [stops.at(0), stops.at(-1)];
  if (!from || !to) return NOTHING;
  const look = {
    alpha: Math.max(...stops.map(({ alpha }) => alpha)),
    ends: [from.alpha, to.alpha],
  } as const;
  const middle = child(gradient, 'path', 'fillToRect');
  if (child(gradient, 'path')) {
    const [x, y] = ['l', 't'].map((side) => hundredths(numberAt(middle, side) ?? 50_000));
    return {
      ...look,
      fill: `radial-gradient(circle at ${x}% ${y}%, ${from.color}, ${to.color})`,
    };
  }
  const angle = (numberAt(child(gradient, 'lin'), 'ang') ?? 0) / 60_000;
  const degrees = Math.round(angle + 90) % 360;
  return { ...look, fill: `linear-gradient(${degrees}deg, ${from.color}, ${to.color})` };
}

function hundredths(thousandths: number): number {
  return Math.min(100, Math.max(0, Math.round(thousandths / 1000)));
}
