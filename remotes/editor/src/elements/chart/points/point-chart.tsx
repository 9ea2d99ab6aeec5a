import { line, curveLinearClosed, lineRadial } from 'd3-shape';
import { BUBBLE_OPACITY, seriesColorOf, type ChartKindProps, AREA_OPACITY } from '../chart-data';
import { labelsOf, axisFormatOf, hasGridLines, hasValueAxis } from '../chart-geometry';
import { ChartText, ValueAxis } from '../drawing/chart-text';
import {
  bubbleRadiusOf,
  type PointPlot,
  pointPlotOf,
  pointsOf,
  readXs,
  type RadarPlot,
  radarPlotOf,
} from './point-plot';

/** Points by two numbers, joined by lines or as bubbles of a third one. */
export function PointChart({ chart, plotArea, data }: ChartKindProps) {
  const { fontSize, kind } = chart;
  const plot = pointPlotOf({ chart, plotArea, data });
  const { scale, xScale, maxRadius } = plot;
  const { xs } = readXs({ chart, data });
  const all = data.series.map((series) => pointsOf(series, xs));
  const maxSize = Math.max(0, ...all.flat().map(({ size }) => size));
  const isBubble = kind === 'bubble';
  const pathOf = line<(typeof all)[number][number]>(
    ({ x }) => xScale.positionOf(x),
    ({ y }) => scale.positionOf(y),
  );
  return (
    <>
      <ValueAxis chart={chart} data={data} plot={plot} />
      <RowAxis chart={chart} plot={plot} />
      {all.map((points, index) => {
        const color = seriesColorOf(chart, index);
        const name = data.series[index]?.name ?? '';
        return (
          <g key={`${name} ${index}`} fill={color}>
            {chart.hasLines && !isBubble && (
              <path d={pathOf(points) ?? ''} fill="none" stroke={color} strokeWidth={3} />
            )}
            {points.map(({ x, y, size }) => (
              <circle
                key={`${x} ${y} ${size}`}
                cx={xScale.positionOf(x)}
                cy={scale.positionOf(y)}
                r={isBubble ? bubbleRadiusOf(size, maxSize, maxRadius) : POINT_RADIUS_PX}
                fillOpacity={isBubble ? BUBBLE_OPACITY : 1}
              />
            ))}
            {labelsOf(chart) !== 'none' &&
              points.map(({ x, y }) => (
                <ChartText
                  key={`${x} ${y}`}
                  chart={chart}
                  lines={[data.series[index]?.format(y) ?? '']}
                  x={xScale.positionOf(x)}
                  y={scale.positionOf(y) - fontSize * 0.8}
                  anchor="middle"
                />
              ))}
          </g>
        );
      })}
    </>
  );
}

const POINT_RADIUS_PX = 4.5;

/** Numbers of the rows below the plot. */
function RowAxis({ chart, plot }: Pick<ChartKindProps, 'chart'> & { plot: PointPlot }) {
  const bottom = plot.y + plot.height;
  return (
    <>
      <line x1={plot.x} x2={plot.x + plot.width} y1={bottom} y2={bottom} stroke={chart.lineColor} />
      {plot.xScale.ticks.map((tick, index) => (
        <ChartText
          key={tick}
          chart={chart}
          lines={[plot.xTexts[index] ?? '']}
          x={plot.xScale.positionOf(tick)}
          y={bottom + chart.fontSize}
          anchor="middle"
        />
      ))}
    </>
  );
}

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
