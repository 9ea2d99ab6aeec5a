import { area, line } from 'd3-shape';
import { seriesColorOf, type ChartKindProps } from './chart-data';
import { hasGridLines, isLabeled, linePlotOf } from './chart-geometry';
import { groupingOf, type Span } from './chart-layers';
import { ChartText } from './chart-text';
import { wrapText } from '../../core/text/wrap-text';
import { placeLineLabels } from './line/line-labels';
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
  const lines = layers.map((spans, index) =>
    spans.map(([, to], row) => ({
      x: columnCenterOf(row),
      y: scale.positionOf(to),
      text: isLabeled(chart, row, labels.length)
        ? (series[index]?.format(series[index].values[row] ?? 0) ?? '')
        : '',
    })),
  );
  const gridLines = hasGridLines(chart) ? scale.ticks.map(scale.positionOf) : [];
  const amounts = placeLineLabels(lines, { ...plot, gridLines }, fontSize);
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
      {series.map(({ name, values }, index) => (
        <Curve
          key={`${name} ${values.join(' ')}`}
          color={seriesColorOf(chart, index)}
          areaOpacity={chart.kind !== 'area' ? 0 : isStacked ? 1 : AREA_OPACITY}
          spans={(layers[index] ?? []).map(([from, to]): Span => [
            scale.positionOf(from),
            scale.positionOf(to),
          ])}
          xOf={columnCenterOf}
        />
      ))}
      {lines.map((line, index) =>
        line.map(({ x, text }, row) => {
          const place = amounts[index]?.[row];
          return (
            place && <ChartText key={`${index} ${x}`} chart={chart} lines={[text]} {...place} />
          );
        }),
      )}
    </>
  );
}

/** Line through the ends of its spans, with points; an area is filled down to their starts, and has none if stacked. */
function Curve({
  color,
  areaOpacity,
  spans,
  xOf,
}: {
  color: string;
  areaOpacity: number;
  spans: readonly Span[];
  xOf: (row: number) => number;
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
      {areaOpacity < 1 &&
        points.map(({ x, to }) => <circle key={x} cx={x} cy={to} r={4.5} fill={color} />)}
    </>
  );
}
