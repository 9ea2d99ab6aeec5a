import { line } from 'd3-shape';
import { BUBBLE_OPACITY, seriesColorOf, type ChartKindProps } from '../chart-data';
import { labelsOf } from '../chart-geometry';
import { ChartText } from '../drawing/chart-text';
import { ValueAxis } from '../drawing/value-axis';
import { bubbleRadiusOf, type PointPlot, pointPlotOf, pointsOf, readXs } from './point-plot';

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
