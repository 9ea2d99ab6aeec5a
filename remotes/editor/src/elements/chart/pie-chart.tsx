import { arc, pie, type PieArcDatum } from 'd3-shape';
import { seriesColorOf, type ChartKindProps } from './chart-data';
import { sliceRadiusOf, sliceTextsOf, writeSliceText } from './chart-geometry';
import { ChartText } from './chart-text';
import { estimateTextWidth, wrapText } from '../../core/text/wrap-text';

/** Radius of the hole of a doughnut. */
const HOLE_RATIO = 0.6;

/** Pie or doughnut chart with labels beside the slices, so that no colors have to be matched with a legend. */
export function PieChart({ chart, plotArea, data: { labels, series } }: ChartKindProps) {
  const [first] = series;
  if (!first) return null;
  const { fontSize } = chart;
  const values = first.values.map((value) => Math.max(0, value));
  const radius = sliceRadiusOf(plotArea);
  const center = { x: plotArea.x + radius, y: plotArea.y + plotArea.height / 2 };
  const left = center.x + radius + fontSize * 1.6;
  const amounts = sliceTextsOf(chart, first).map(writeSliceText);
  const texts = labels.map((label, index) => [label, amounts[index] ?? ''] as const);
  const room = {
    width: plotArea.x + plotArea.width - left - fontSize,
    height: plotArea.height / Math.max(1, labels.length),
  };
  const { row, lines } = layoutTexts(texts, fontSize, room);
  const top = center.y - (row * labels.length) / 2;
  const slices = pie<number>().sortValues(null)([...values]);
  const slicePathOf = arc<PieArcDatum<number>>()
    .innerRadius(chart.kind === 'doughnut' ? radius * HOLE_RATIO : 0)
    .outerRadius(radius);
  return labels.map((label, index) => {
    const y = top + row * (index + 0.5);
    const slice = slices[index];
    return (
      <g key={`${label} ${y}`}>
        <path
          d={(slice && slicePathOf(slice)) ?? ''}
          transform={`translate(${center.x} ${center.y})`}
          fill={seriesColorOf(chart, index)}
        />
        <rect
          x={left}
          y={y - fontSize * 0.4}
          width={fontSize * 0.8}
          height={fontSize * 0.8}
          fill={seriesColorOf(chart, index)}
        />
        <ChartText
          chart={chart}
          lines={lines[index] ?? []}
          x={left + fontSize * 1.4}
          y={y}
          anchor="start"
        />
      </g>
    );
  });
}

/** A label that has no room beside its amount stands above it, or else is cut; an amount never is. */
function layoutTexts(
  texts: readonly (readonly [label: string, text: string])[],
  fontSize: number,
  room: { readonly width: number; readonly height: number },
) {
  const widthOf = (text: string) => estimateTextWidth(text, fontSize);
  const cut = (label: string, width: number) => wrapText(label, width, fontSize, 1)[0] ?? '';
  const isLong = ([label, text]: readonly [string, string]) =>
    text !== '' && widthOf(`${label} ${text}`) > room.width;
  const hasTwoLines = texts.some(isLong) && room.height >= fontSize * TWO_LINES_RATIO;
  return {
    row: Math.min(fontSize * (hasTwoLines ? TWO_LINES_RATIO : 2), room.height),
    lines: texts.map((entry) => {
      const [label, text] = entry;
      if (hasTwoLines && isLong(entry)) return [cut(label, room.width), text];
      return [`${cut(label, room.width - widthOf(text && ` ${text}`))} ${text}`.trim()];
    }),
  };
}

/** Height of two lines with the distance to the next label, as a multiple of the font size. */
const TWO_LINES_RATIO = 2.8;
