import { area, line } from 'd3-shape';
import { seriesColorOf, type ChartKindProps } from '../chart-data';
import { linePlotOf } from '../chart-geometry';
import { groupingOf, type Span } from '../chart-layers';
import { ChartText } from './chart-text';
import { LabelAxis } from '../labels/label-axis';
import { ValueAxis } from './value-axis';
import { placeLineAmounts } from '../labels/written-amounts';

/** Areas that start at zero cover each other, so all of them stay visible. */
const AREA_OPACITY = 0.35;

const NO_BLANKS: ReadonlySet<number> = new Set();

export function LineChart({ chart, plotArea, data }: ChartKindProps) {
  const { series } = data;
  if (series.length === 0) return null;
  const plot = linePlotOf({ chart, plotArea, data });
  const { layers, slotSize: slotWidth, scale } = plot;
  const isStacked = groupingOf(chart) !== 'clustered';
  const columnCenterOf = (index: number) => plot.x + slotWidth * (index + 0.5);
  const amounts = placeLineAmounts({ chart, data }, plot);
  return (
    <>
      <ValueAxis chart={chart} data={data} plot={plot} />
      <LabelAxis chart={chart} plotArea={plotArea} plot={plot} />
      {series.map(({ name, values, blanks }, index) => (
        <Curve
          key={`${name} ${values.join(' ')}`}
          color={seriesColorOf(chart, index)}
          areaOpacity={chart.kind !== 'area' ? 0 : isStacked ? 1 : AREA_OPACITY}
          spans={(layers[index] ?? []).map(([from, to]): Span => [
            scale.positionOf(from),
            scale.positionOf(to),
          ])}
          xOf={columnCenterOf}
          // In a stack, an empty cell counts as zero.
          blanks={chart.kind === 'line' && !isStacked ? blanks : NO_BLANKS}
        />
      ))}
      {amounts.map((line, index) =>
        line.map((amount, row) => {
          if (!amount) return null;
          const { text, x, y, anchor } = amount;
          return (
            <ChartText
              key={`${index} ${columnCenterOf(row)}`}
              chart={chart}
              lines={[text]}
              {...{ x, y, anchor }}
            />
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
  blanks,
}: {
  color: string;
  areaOpacity: number;
  spans: readonly Span[];
  xOf: (row: number) => number;
  /** Points at which the line is broken. */
  blanks: ReadonlySet<number>;
}) {
  const points = Array.from(spans, ([from, to], row) => ({
    x: xOf(row),
    from,
    to,
    isDrawn: !blanks.has(row),
  }));
  type CurvePoint = (typeof points)[number];
  const areaPath = area<CurvePoint>(
    ({ x }) => x,
    ({ from }) => from,
    ({ to }) => to,
  );
  const linePath = line<CurvePoint>(
    ({ x }) => x,
    ({ to }) => to,
  ).defined(({ isDrawn }) => isDrawn);
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
        points
          .filter(({ isDrawn }) => isDrawn)
          .map(({ x, to }) => <circle key={x} cx={x} cy={to} r={4.5} fill={color} />)}
    </>
  );
}
