import { seriesColorOf, type ChartKindProps } from './chart-data';
import { wrapText, ChartText } from './chart-text';

/** Radius of the hole of a doughnut. */
const HOLE_RATIO = 0.6;

/** Pie or doughnut chart with labels beside the slices, so that no colors have to be matched with a legend. */
export function PieChart({ chart, plotArea, data: { labels, series } }: ChartKindProps) {
  const [first] = series;
  if (!first) return null;
  const { fontSize } = chart;
  const values = first.values.map((value) => Math.max(0, value));
  const sum = values.reduce((total, value) => total + value, 0) || 1;
  const radius = Math.min(plotArea.height / 2, plotArea.width * 0.24);
  const center = { x: plotArea.x + radius, y: plotArea.y + plotArea.height / 2 };
  const circle = { ...center, radius, hole: chart.kind === 'doughnut' ? radius * HOLE_RATIO : 0 };
  const row = Math.min(fontSize * 2, plotArea.height / Math.max(1, labels.length));
  const top = center.y - (row * labels.length) / 2;
  const left = center.x + radius + fontSize * 1.6;
  const starts = values.map((_, index) =>
    values.slice(0, index).reduce((total, value) => total + value / sum, 0),
  );
  return labels.map((label, index) => {
    const share = (values[index] ?? 0) / sum;
    const y = top + row * (index + 0.5);
    const amount = first.format(first.values[index] ?? 0);
    const shareText = amount.endsWith('%') ? amount : `${amount} · ${Math.round(share * 100)} %`;
    return (
      <g key={`${label} ${y}`}>
        <path
          d={slicePathOf(circle, starts[index] ?? 0, share)}
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
          lines={wrapText(
            `${label}  ${shareText}`,
            plotArea.x + plotArea.width - left - fontSize,
            fontSize,
            1,
          )}
          x={left + fontSize * 1.4}
          y={y}
          anchor="start"
        />
      </g>
    );
  });
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hole: number;
}

/** A full circle has equal start and end points and would not be drawn, so it stops just short of one. */
function slicePathOf({ x, y, radius, hole }: Circle, start: number, share: number): string {
  const at = (turn: number, distance: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2;
    return `${x + distance * Math.cos(angle)} ${y + distance * Math.sin(angle)}`;
  };
  const end = start + Math.min(share, 0.99999);
  const isLarge = share > 0.5 ? 1 : 0;
  const outside = `L${at(start, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${at(end, radius)}`;
  if (hole === 0) return `M${x} ${y}${outside}Z`;
  const inside = `L${at(end, hole)}A${hole} ${hole} 0 ${isLarge} 0 ${at(start, hole)}`;
  return `M${at(start, hole)}${outside}${inside}Z`;
}
