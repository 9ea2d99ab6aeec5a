import { curveLinearClosed, lineRadial } from 'd3-shape';
import { AREA_OPACITY, seriesColorOf, type ChartKindProps } from '../chart-data';
import { axisFormatOf, hasGridLines, hasValueAxis } from '../chart-geometry';
import { ChartText } from '../drawing/chart-text';
import { type RadarPlot, radarPlotOf } from './radar-plot';

/** Values on an axis for each label, joined by a closed line for each series. */
export function RadarChart({ chart, plotArea, data }: ChartKindProps) {
  const { fontSize, kind, lineColor } = chart;
  const { labels, series } = data;
  const plot = radarPlotOf({ chart, plotArea, data });
  const { center, scale, angleOf } = plot;
  const pathOf = lineRadial<number>()
    .angle((_, row) => angleOf(row))
    .radius((value) => scale.positionOf(value))
    .curve(curveLinearClosed);
  const { format } = axisFormatOf(chart, data, scale);
  return (
    <g transform={`translate(${center.x} ${center.y})`}>
      {hasGridLines(chart) &&
        scale.ticks.map((tick) => (
          <path
            key={tick}
            d={pathOf(labels.map(() => tick)) ?? ''}
            fill="none"
            stroke={lineColor}
            data-grid-line={tick}
          />
        ))}
      <Spokes chart={chart} labels={labels} plot={plot} />
      {series.map(({ name, values }, index) => {
        const color = seriesColorOf(chart, index);
        return (
          <path
            key={`${name} ${index}`}
            d={pathOf([...values]) ?? ''}
            fill={kind === 'filled-radar' ? color : 'none'}
            fillOpacity={AREA_OPACITY}
            stroke={color}
            strokeWidth={3}
            strokeLinejoin="round"
          />
        );
      })}
      {hasValueAxis(chart) &&
        scale.ticks.map((tick) => (
          <ChartText
            key={tick}
            chart={chart}
            lines={[format(tick)]}
            x={-fontSize * 0.4}
            y={-scale.positionOf(tick)}
            anchor="end"
          />
        ))}
    </g>
  );
}

/** Axes of the labels, with these around the circle. */
function Spokes({
  chart,
  labels,
  plot: { radius, angleOf },
}: Pick<ChartKindProps, 'chart'> & { labels: readonly string[]; plot: RadarPlot }) {
  return labels.map((label, row) => {
    const [x, y] = [Math.sin(angleOf(row)), -Math.cos(angleOf(row))];
    return (
      <g key={`${label} ${row}`}>
        <line x2={x * radius} y2={y * radius} stroke={chart.lineColor} />
        <ChartText
          chart={chart}
          lines={[label]}
          x={x * (radius + chart.fontSize * 0.6)}
          y={y * (radius + chart.fontSize)}
          anchor={Math.abs(x) < 0.01 ? 'middle' : x > 0 ? 'start' : 'end'}
        />
      </g>
    );
  });
}
