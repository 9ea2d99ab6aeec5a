import type { ChartElement } from '../chart-schema';
import { seriesColorOf, type ChartKindProps } from '../chart-data';
import { barPlotOf } from '../chart-geometry';
import { groupingOf, type Span } from '../chart-layers';
import { StackedLabel } from './stacked-label';
import { ChartText } from './chart-text';
import { ValueAxis } from './value-axis';
import { writtenAmountsOf, writtenTotalsOf } from '../labels/written-amounts';

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
