import type { Box } from '../../core/geometry/box';
import type { ChartData } from './chart-data';
import { SLICE_KINDS } from './chart-kinds';
import type { ChartElement } from './chart-schema';
import { estimateTextWidth } from '../../core/text/wrap-text';

interface LegendEntry {
  readonly name: string;
  readonly index: number;
  readonly x: number;
  /** Top of the entry's line. */
  readonly y: number;
}

interface Legend {
  readonly entries: readonly LegendEntry[];
  /** Longest name that is written whole. */
  readonly nameWidth: number;
  /** Box that is left for the plot. */
  readonly rest: Box;
}

/** Side of the legend. Slices have their names beside them; a single series needs none unless it is chosen. */
export function legendSideOf(
  { kind, legend }: ChartElement,
  { series }: ChartData,
): NonNullable<ChartElement['legend']> {
  if (SLICE_KINDS.has(kind) || kind === 'waterfall' || series.length === 0) return 'none';
  return legend ?? (series.length > 1 ? 'top' : 'none');
}

/** Places the names of the series: in lines above or below the plot, or one below the other beside it. */
export function layoutLegend(chart: ChartElement, data: ChartData, area: Box): Legend {
  const side = legendSideOf(chart, data);
  if (side === 'none') return { entries: [], nameWidth: 0, rest: area };
  return side === 'left' || side === 'right'
    ? layoutColumn(chart, data, { area, side })
    : layoutLines(chart, data, { area, side });
}

/** Share of a chart that its legend takes at most. */
const MAX_SIZE_RATIO = 0.4;

/** Height of a line, and width of a mark with its gaps, as multiples of the font size. */
const [LINE_RATIO, MARK_RATIO] = [1.6, 3];

function layoutLines(
  { fontSize }: ChartElement,
  { series }: ChartData,
  { area, side }: { readonly area: Box; readonly side: 'top' | 'bottom' },
): Legend {
  const marks = fontSize * MARK_RATIO;
  const maxLines = Math.max(
    1,
    Math.floor((area.height * MAX_SIZE_RATIO) / (fontSize * LINE_RATIO)),
  );
  const natural = series.map(({ name }) => estimateTextWidth(name, fontSize) + marks);
  const perLine = Math.ceil(series.length / maxLines);
  const fitsWhole = countLines(natural, area.width + fontSize) <= maxLines;
  // Names that need more lines than there is room for are cut to equal widths.
  const widths = fitsWhole
    ? natural
    : natural.map((width) => Math.min(width, area.width / perLine));
  let [x, line] = [0, 0];
  const places = series.map(({ name }, index) => {
    const width = widths[index] ?? 0;
    if (x > 0 && x + width - fontSize > area.width) [x, line] = [0, line + 1];
    const place = { name, index, x: area.x + x, line };
    x += width;
    return place;
  });
  const height = (line + 1) * fontSize * LINE_RATIO + fontSize * 0.4;
  const top = side === 'top' ? area.y : area.y + area.height - height + fontSize * 0.4;
  return {
    entries: places.map(({ line: own, ...place }) => ({
      ...place,
      y: top + own * fontSize * LINE_RATIO,
    })),
    nameWidth: (fitsWhole ? area.width : area.width / perLine) - marks + fontSize,
    rest: {
      ...area,
      y: side === 'top' ? area.y + height : area.y,
      height: area.height - height,
    },
  };
}

function countLines(widths: readonly number[], width: number): number {
  let [lines, used] = [1, 0];
  for (const own of widths) {
    if (used > 0 && used + own > width) [lines, used] = [lines + 1, 0];
    used += own;
  }
  return lines;
}

function layoutColumn(
  { fontSize }: ChartElement,
  { series }: ChartData,
  { area, side }: { readonly area: Box; readonly side: 'left' | 'right' },
): Legend {
  const names = series.map(({ name }) => estimateTextWidth(name, fontSize));
  const marks = fontSize * MARK_RATIO;
  const nameWidth = Math.min(Math.max(...names), area.width * MAX_SIZE_RATIO - marks);
  const width = nameWidth + marks;
  const x = side === 'left' ? area.x : area.x + area.width - width + fontSize;
  const top = area.y + (area.height - series.length * fontSize * LINE_RATIO) / 2;
  return {
    entries: series.map(({ name }, index) => ({
      name,
      index,
      x,
      y: top + index * fontSize * LINE_RATIO,
    })),
    nameWidth,
    rest: { ...area, x: side === 'left' ? area.x + width : area.x, width: area.width - width },
  };
}
