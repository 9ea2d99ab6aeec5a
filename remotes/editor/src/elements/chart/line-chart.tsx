import { area, line } from 'd3-shape';
import { seriesColorOf, type ChartKindProps } from './chart-data';
import { isLabeled, linePlotOf } from './chart-geometry';
import { groupingOf, type Span } from './chart-layers';
import { ChartText } from './chart-text';
import { estimateTextWidth, wrapText } from '../../core/text/wrap-text';
import { ValueAxis } from './value-axis';

/** Areas that start at zero cover each other, so all of them stay visible. */
const AREA_OPACITY = 0.35;

export function LineChart({ chart, plotArea, data }: ChartKindProps) {
  const { fontSize } = chart;
  const { labels, series } = data;
  if (series.length === 0) return null;
  const plot = linePlotOf({ chart, plotArea, data });
  const { layers, slotSize: slotWidth, scale } = plot;
  const isStacked = groupingOf(chart) !== 'clustered';
  const columnCenterOf = (index: number) => plot.x + slotWidth * (index + 0.5);
  return (
    <>
      <ValueAxis chart={chart} data={data} plot={plot} />
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
      {series.map(({ name, values, format }, index) => (
        <Curve
          key={`${name} ${values.join(' ')}`}
          chart={chart}
          color={seriesColorOf(chart, index)}
          areaOpacity={chart.kind !== 'area' ? 0 : isStacked ? 1 : AREA_OPACITY}
          spans={(layers[index] ?? []).map(([from, to]): Span => [
            scale.positionOf(from),
            scale.positionOf(to),
          ])}
          xOf={columnCenterOf}
          textOf={(row) => {
            const text = format(values[row] ?? 0);
            const at = (other: number) => scale.positionOf(layers[other]?.[row]?.[1] ?? 0);
            const isFree = layers
              .slice(0, index)
              .every((_, other) => Math.abs(at(other) - at(index)) >= fontSize * 1.1);
            const isFitting = isFree && estimateTextWidth(text, fontSize) <= slotWidth;
            return isFitting && isLabeled(chart, row, labels.length) ? text : '';
          }}
        />
      ))}
    </>
  );
}

/** Line through the ends of its spans, with points; an area is filled down to their starts, and has none if stacked. */
function Curve({
  chart,
  color,
  areaOpacity,
  spans,
  xOf,
  textOf,
}: Pick<ChartKindProps, 'chart'> & {
  color: string;
  areaOpacity: number;
  spans: readonly Span[];
  xOf: (row: number) => number;
  textOf: (row: number) => string;
}) {
  const points = Array.from(spans, ([from, to], row) => ({ x: xOf(row), from, to }));
  type CurvePoint = (typeof points)[number];
  const areaPath = area<CurvePoint>(
    ({ x }) => x,
    ({ from }) => from,
    ({ to }) => to,
  );
  const linePath = line<CurvePoint>(
    ({ x }) => x,
    ({ to }) => to,
  );
  return (
    <>
      {areaOpacity > 0 && (
        <path d={areaPath(points) ?? ''} fill={color} fillOpacity={areaOpacity} />
      )}
      {areaOpacity < 1 && (
        <path
          d={linePath(points) ?? ''}
          fill="none"
          stroke={color}
          strokeWidth={3}
          strokeLinejoin="round"
        />
      )}
      {points.map(({ x, to }, row) => (
        <g key={x}>
          {areaOpacity < 1 && <circle cx={x} cy={to} r={4.5} fill={color} />}
          <ChartText
            chart={chart}
            lines={[textOf(row)]}
            x={x}
            y={to - chart.fontSize * 0.9}
            anchor="middle"
          />
        </g>
      ))}
    </>
  );
}
