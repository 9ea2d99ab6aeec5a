import { CORPUS_COLORS, type CorpusChart, type CorpusValues } from './chart-corpus';

/** Start and end of a figure in pixels along its axis, and its middle across; undefined if it is not drawn. */
export interface DrawnFigure {
  readonly from: number;
  readonly to: number;
  readonly across: number;
}

type DrawnFigures = readonly (readonly (DrawnFigure | undefined)[])[];

const numbersIn = (text: string | null | undefined) =>
  Array.from(text?.matchAll(/-?[\d.]+(?:e-?\d+)?/g) ?? [], ([number]) => Number(number));

/** Figures by series and label in the order of the file, read from bars, lines, areas or slices. */
export function readDrawnFigures(chart: CorpusChart, drawing: Element): DrawnFigures {
  const { kind, data, look } = chart;
  const colors = CORPUS_COLORS.slice(0, data.series.length);
  if (kind === 'bar' || kind === 'col') {
    // Horizontal bars stand from the bottom, unless their axis is reversed.
    const isReversed = (kind === 'bar') !== look.isReversed;
    const rows = Array.from(drawing.children)
      .filter(({ tagName }) => tagName === 'g')
      .slice(-data.labels.length);
    const inFileOrder = isReversed ? rows.toReversed() : rows;
    return colors.map((color, index) =>
      isLineOver(chart, index)
        ? readPoints(chart, drawing, index)
        : inFileOrder.map((row) => barIn(row, color, kind)),
    );
  }
  return colors.map((_, index) => readPoints(chart, drawing, index));
}

function isLineOver({ data, lineCount }: CorpusChart, index: number): boolean {
  return index >= data.series.length - lineCount;
}

function readPoints(
  chart: CorpusChart,
  drawing: Element,
  index: number,
): readonly (DrawnFigure | undefined)[] {
  const points = pointsIn(drawing, CORPUS_COLORS[index] ?? '', chart);
  const inFileOrder = chart.look.isReversed ? points.toReversed() : points;
  return placePoints(inFileOrder, drawnValuesOf(chart, index));
}

function barIn(row: Element, color: string, kind: 'bar' | 'col'): DrawnFigure | undefined {
  const bar = row.querySelector(`rect[fill="${color}"]`);
  if (!bar) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(bar.getAttribute(name)),
  );
  return kind === 'bar'
    ? { from: x, to: x + width, across: y + height / 2 }
    : { from: y + height, to: y, across: x + width / 2 };
}

/** Points of a line, or of the outline of an area with its start. */
function pointsIn(drawing: Element, color: string, { kind }: CorpusChart): readonly DrawnFigure[] {
  const path =
    drawing.querySelector(`path[fill="${color}"]`) ??
    drawing.querySelector(`path[stroke="${color}"]`);
  const all = numbersIn(path?.getAttribute('d'));
  const points = all.flatMap((x, at) =>
    at % 2 === 0 ? [{ x, y: all[at + 1] ?? Number.NaN }] : [],
  );
  const count = kind === 'area' ? points.length / 2 : points.length;
  const starts = points.slice(count).toReversed();
  return points.slice(0, count).map(({ x, y }, at) => ({
    from: starts[at]?.y ?? Number.NaN,
    to: y,
    across: x,
  }));
}

/** Blank cells break a line; in stacks and areas, they count as zero. */
function drawnValuesOf(chart: CorpusChart, index: number): CorpusValues {
  const { kind, grouping, data } = chart;
  const values = data.series[index]?.values ?? [];
  const isBroken = (kind === 'line' && grouping === 'standard') || isLineOver(chart, index);
  return isBroken ? values : values.map((value) => value ?? 0);
}

function placePoints(
  points: readonly DrawnFigure[],
  values: CorpusValues,
): readonly (DrawnFigure | undefined)[] {
  const rest = [...points];
  const placed = values.map((value) => (value === undefined ? undefined : rest.shift()));
  // A point that the file does not have shows as a missing last one.
  return rest.length === 0 ? placed : values.map(() => undefined);
}

/** Angles of the slices in degrees, by label. */
export function readSliceAngles(drawing: Element, count: number): readonly number[] {
  return CORPUS_COLORS.slice(0, count).map((color) => {
    const path = drawing.querySelector(`path[fill="${color}"]`)?.getAttribute('d') ?? '';
    const [start = '', arc = ''] = path.split(/[AL]/);
    if (!path.includes('A')) return 0;
    const [from, to] = [numbersIn(start), numbersIn(arc).slice(-2)].map(([x = 0, y = 0]) =>
      Math.atan2(y, x),
    );
    const turn = (((to ?? 0) - (from ?? 0)) * 180) / Math.PI;
    return (turn + 360) % 360;
  });
}

/** Start and end of each figure along its axis, as the file says. */
export function expectedSpansOf(
  chart: CorpusChart,
): readonly (readonly (readonly [from: number, to: number])[])[] {
  const { kind, grouping, data, lineCount } = chart;
  const all = data.series.map((series) => series.values.map((value) => value ?? 0));
  const fromZero = (own: readonly number[]) => own.map((value) => [0, value] as const);
  if (grouping === 'clustered' || grouping === 'standard') return all.map(fromZero);
  const values = all.slice(0, all.length - lineCount);
  const sizes = data.labels.map((_, row) =>
    values.reduce((sum, own) => sum + Math.abs(own[row] ?? 0), 0),
  );
  // Bars grow from zero to their side; lines and areas add up.
  const isDiverging = kind === 'bar' || kind === 'col';
  const stacked = values.map((own, index) =>
    own.map((value, row) => {
      const before = values.slice(0, index).map((other) => other[row] ?? 0);
      const counted = isDiverging ? before.filter((other) => value < 0 === other < 0) : before;
      const start = counted.reduce((sum, other) => sum + other, 0);
      const unit = grouping === 'percentStacked' ? 100 / (sizes[row] || 1) : 1;
      return [start * unit, (start + value) * unit] as const;
    }),
  );
  return [...stacked, ...all.slice(values.length).map(fromZero)];
}
