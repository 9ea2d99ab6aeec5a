import type { ChartElement } from '../chart-schema';

/** Lines of text, centered vertically on a point. */
export function ChartText({
  chart,
  lines,
  x,
  y,
  anchor,
  isStrong = false,
  color = chart.color,
}: {
  chart: ChartElement;
  lines: readonly string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  isStrong?: boolean;
  color?: string;
}) {
  const { fontSize } = chart;
  const height = fontSize * 1.15;
  const top = y - ((lines.length - 1) * height) / 2 + fontSize * 0.35;
  return lines.map((line, index) =>
    line === '' ? null : (
      <text
        key={`${line} ${y + index}`}
        x={x}
        y={top + index * height}
        textAnchor={anchor}
        unicodeBidi="plaintext"
        fill={color}
        fontWeight={isStrong ? 'bold' : 'normal'}
      >
        {line}
      </text>
    ),
  );
}
