import type { Point } from '../../core/geometry/box';
import { seriesColorOf, type ChartKindProps } from './chart-data';
import { linePlotOf } from './chart-geometry';
import { wrapText, ChartText } from './chart-text';

/** Areas cover each other, so all of them stay visible. */
const AREA_OPACITY = 0.35;

export function LineChart({ chart, plotArea, data: { labels, series } }: ChartKindProps) {
  const { fontSize } = chart;
  if (series.length === 0) return null;
  const plot = linePlotOf({ chart, plotArea, data: { labels, series } });
  const { x: left, axisWidth, format } = plot;
  const { positionOf, ticks } = plot.scale;
  const slotWidth = plot.width / Math.max(1, labels.length);
  const columnCenterOf = (index: number) => left + slotWidth * (index + 0.5);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={plotArea.x + plotArea.width}
            y1={positionOf(tick)}
            y2={positionOf(tick)}
            stroke={chart.lineColor}
          />
          <ChartText
            chart={chart}
            lines={[format(tick)]}
            x={plotArea.x + axisWidth}
            y={positionOf(tick)}
            anchor="end"
          />
        </g>
      ))}
      {labels.map((label, index) => (
        <ChartText
          key={`${label} ${columnCenterOf(index)}`}
          chart={chart}
          lines={wrapText(label, slotWidth * 0.96, fontSize, 1)}
          x={columnCenterOf(index)}
          y={plotArea.y + plotArea.height - fontSize}
          anchor="middle"
        />
      ))}
      {series.map(({ name, values }, index) => (
        <Curve
          key={`${name} ${values.join(' ')}`}
          color={seriesColorOf(chart, index)}
          ground={chart.kind === 'area' ? positionOf(0) : undefined}
          points={values.map((value, pointIndex) => ({
            x: columnCenterOf(pointIndex),
            y: positionOf(value),
          }))}
        />
      ))}
    </>
  );
}

/** @param ground height of the axis that the area under the curve is filled to */
function Curve({
  points,
  color,
  ground,
}: {
  points: readonly Point[];
  color: string;
  ground: number | undefined;
}) {
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      {ground !== undefined && (
        <polygon
          points={`${points[0]?.x ?? 0},${ground} ${line} ${points.at(-1)?.x ?? 0},${ground}`}
          fill={color}
          fillOpacity={AREA_OPACITY}
        />
      )}
      <polyline points={line} fill="none" stroke={color} strokeWidth={3} strokeLinejoin="round" />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={4.5} fill={color} />
      ))}
    </>
  );
}
