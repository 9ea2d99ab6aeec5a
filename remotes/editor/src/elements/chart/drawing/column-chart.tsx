import { readableTextColor } from '../../../core/model/colors';
import { seriesColorOf, type ChartKindProps } from '../chart-data';
import { BARS_RATIO, type BarPlot, columnPlotOf, barPlotOf } from '../chart-geometry';
import { barCountOf, groupingOf, type Span } from '../chart-layers';
import type { ChartElement } from '../chart-schema';
import { writtenAmountsOf, writtenTotalsOf } from '../labels/written-amounts';
import { LabelAxis, ChartText, ValueAxis } from './chart-text';
import { ChartCurve } from './curve';

/** Columns beside each other or stacked, with their amounts above or in them. */
export function ColumnChart({ chart, plotArea, data }: ChartKindProps) {
  const { labels, series } = data;
  const isStacked = groupingOf(chart) !== 'clustered';
  const plot = columnPlotOf({ chart, plotArea, data });
  const { x: left, slotSize: slotWidth, barSize: width, layers } = plot;
  const at = plot.scale.positionOf;
  const barCount = barCountOf(chart, series.length);
  const amounts = writtenAmountsOf({ chart, data }, plot);
  const totals = writtenTotalsOf({ chart, data }, plot);
  return (
    <>
      <ValueAxis chart={chart} data={data} plot={plot} />
      <LabelAxis chart={chart} plotArea={plotArea} plot={plot} />
      <line x1={left} x2={left + plot.width} y1={at(0)} y2={at(0)} stroke={chart.lineColor} />
      {labels.map((label, row) => {
        const slot = left + slotWidth * row;
        const start = slot + (slotWidth * (1 - BARS_RATIO)) / 2;
        return (
          <g key={`${label} ${slot}`}>
            {series.slice(0, barCount).map(({ name }, index) => {
              const [from, to] = layers[index]?.[row] ?? [0, 0];
              return (
                <Column
                  key={`${name} ${start + index}`}
                  chart={chart}
                  x={isStacked ? start : start + width * index}
                  width={width}
                  span={[at(from), at(to)]}
                  color={seriesColorOf(chart, index)}
                  text={amounts[index]?.[row] ?? ''}
                  isStacked={isStacked}
                />
              );
            })}
            <ChartText
              chart={chart}
              lines={[totals[row] ?? '']}
              x={slot + slotWidth / 2}
              y={
                Math.min(...layers.slice(0, barCount).map((layer) => at(layer[row]?.[1] ?? 0))) -
                chart.fontSize * 0.8
              }
              anchor="middle"
              isStrong
            />
          </g>
        );
      })}
      <LinesOver chart={chart} data={data} plot={plot} />
    </>
  );
}

/** Series that are drawn as lines over the columns. */
function LinesOver({
  chart,
  data: { series },
  plot: { x, slotSize, layers, scale },
}: Pick<ChartKindProps, 'chart' | 'data'> & { plot: BarPlot }) {
  const barCount = barCountOf(chart, series.length);
  return series
    .slice(barCount)
    .map(({ name, blanks }, index) => (
      <ChartCurve
        key={`${name} ${index}`}
        color={seriesColorOf(chart, barCount + index)}
        areaOpacity={0}
        spans={(layers[barCount + index] ?? []).map(([from, to]): Span => [
          scale.positionOf(from),
          scale.positionOf(to),
        ])}
        xOf={(row) => x + slotSize * (row + 0.5)}
        hasPoints={chart.hasPoints}
        blanks={blanks}
      />
    ));
}

function Column({
  chart,
  x,
  width,
  span: [from, to],
  color,
  text,
  isStacked,
}: Pick<ChartKindProps, 'chart'> & {
  x: number;
  width: number;
  span: Span;
  color: string;
  /** Amount; empty for none. */
  text: string;
  isStacked: boolean;
}) {
  const { fontSize } = chart;
  const [top, height] = [Math.min(from, to), Math.abs(from - to)];
  const middle = x + width / 2;
  return (
    <>
      <rect x={x} y={top} width={width * 0.94} height={Math.max(1, height)} fill={color} />
      {isStacked ? (
        <StackedLabel chart={chart} text={text} fill={color} x={middle} y={top + height / 2} />
      ) : (
        <ChartText
          chart={chart}
          lines={[text]}
          x={middle}
          y={to > from ? to + fontSize * 0.8 : top - fontSize * 0.8}
          anchor="middle"
        />
      )}
    </>
  );
}

/** Amount in the middle of a part of a stack. */
function StackedLabel({
  chart,
  text,
  fill,
  x,
  y,
}: {
  chart: ChartElement;
  text: string;
  fill: string;
  x: number;
  y: number;
}) {
  const color = readableTextColor(fill, chart.color);
  return <ChartText chart={chart} lines={[text]} x={x} y={y} anchor="middle" color={color} />;
}

/** Horizontal bars, beside each other or stacked, which leave room for long labels; each shows its amount. */
export function BarChart({ chart, plotArea, data }: ChartKindProps) {
  const { labels, series } = data;
  const plot = barPlotOf({ chart, plotArea, data });
  const { labelWidth, labelLines, slotSize: rowHeight, barSize: barHeight, layers } = plot;
  const isStacked = groupingOf(chart) !== 'clustered';
  const at = plot.scale.positionOf;
  const barsPerRow = isStacked ? 1 : series.length;
  const amounts = writtenAmountsOf({ chart, data }, plot);
  const totals = writtenTotalsOf({ chart, data }, plot);
  return (
    <>
      <ValueAxis chart={chart} data={data} plot={plot} isLevel />
      {labels.map((label, row) => {
        const middle = plotArea.y + rowHeight * (row + 0.5);
        const top = middle - (barHeight * barsPerRow) / 2;
        return (
          <g key={`${label} ${middle}`}>
            <ChartText
              chart={chart}
              lines={labelLines[row] ?? []}
              x={plotArea.x + labelWidth}
              y={middle}
              anchor="end"
            />
            {series.map(({ name, values }, index) => {
              const [from, to] = layers[index]?.[row] ?? [0, 0];
              return (
                <Bar
                  key={`${name} ${top + index}`}
                  chart={chart}
                  span={[at(from), at(to)]}
                  y={isStacked ? top : top + index * barHeight}
                  height={barHeight}
                  color={seriesColorOf(chart, index)}
                  text={amounts[index]?.[row] ?? ''}
                  isNegative={(values[row] ?? 0) < 0}
                  isStacked={isStacked}
                />
              );
            })}
            <ChartText
              chart={chart}
              lines={[totals[row] ?? '']}
              x={Math.max(...layers.map((layer) => at(layer[row]?.[1] ?? 0))) + 6}
              y={middle}
              anchor="start"
              isStrong
            />
          </g>
        );
      })}
    </>
  );
}

function Bar({
  chart,
  span: [zero, end],
  y,
  height,
  color,
  text,
  isNegative,
  isStacked,
}: {
  chart: ChartElement;
  span: Span;
  y: number;
  height: number;
  color: string;
  /** Amount; empty for none. */
  text: string;
  isNegative: boolean;
  isStacked: boolean;
}) {
  const width = Math.abs(end - zero);
  return (
    <>
      <rect
        x={Math.min(zero, end)}
        y={y}
        width={Math.max(1, width)}
        height={height * 0.94}
        fill={color}
      />
      {isStacked ? (
        <StackedLabel
          chart={chart}
          text={text}
          fill={color}
          x={(zero + end) / 2}
          y={y + height * 0.47}
        />
      ) : (
        <ChartText
          chart={chart}
          lines={[text]}
          x={isNegative ? end - 6 : end + 6}
          y={y + height * 0.47}
          anchor={isNegative ? 'end' : 'start'}
        />
      )}
    </>
  );
}
