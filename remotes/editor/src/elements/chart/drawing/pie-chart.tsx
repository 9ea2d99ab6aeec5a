import { arc, pie, type PieArcDatum } from 'd3-shape';
import { seriesColorOf, type ChartKindProps } from '../chart-data';
import { layoutSlices } from '../slice-layout';
import { ChartText } from './chart-text';

/** Radius of the hole of a doughnut. */
const HOLE_RATIO = 0.6;

/** Pie or doughnut chart with labels beside the slices, so that no colors have to be matched with a legend. */
export function PieChart({ chart, plotArea, data }: ChartKindProps) {
  const { labels, series } = data;
  const [first] = series;
  if (!first) return null;
  const { fontSize } = chart;
  const values = first.values.map((value) => Math.max(0, value));
  const { radius, center, left, row, lines } = layoutSlices({ chart, plotArea, data });
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
