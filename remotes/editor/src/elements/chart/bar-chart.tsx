import type { ChartElement } from './chart-schema';
import { seriesColorOf, type ChartKindProps } from './chart-data';
import { barPlotOf, isLabeled } from './chart-geometry';
import { groupingOf, type Span } from './chart-layers';
import { MIN_LINE_RATIO } from './fit-chart';
import { StackedLabel } from './stacked-label';
import { ChartText } from './chart-text';
import { wrapText, estimateTextWidth } from '../../core/text/wrap-text';
import { ValueAxis } from './value-axis';

/** Horizontal bars, beside each other or stacked, which leave room for long labels; each shows its amount. */
export function BarChart({ chart, plotArea, data }: ChartKindProps) {
  const { fontSize } = chart;
  const { labels, series } = data;
  const plot = barPlotOf({ chart, plotArea, data });
  const { labelWidth, slotSize: rowHeight, barSize: barHeight, layers } = plot;
  const isStacked = groupingOf(chart) !== 'clustered';
  const at = plot.scale.positionOf;
  const barsPerRow = isStacked ? 1 : series.length;
  const isRoomy = isStacked || barHeight >= fontSize * MIN_LINE_RATIO;
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
              lines={wrapText(label, labelWidth, fontSize)}
              x={plotArea.x + labelWidth}
              y={middle}
              anchor="end"
            />
            {series.map(({ name, values, format }, index) => {
              const [from, to] = layers[index]?.[row] ?? [0, 0];
              const hasText = isRoomy && isLabeled(chart, row, labels.length);
              return (
                <Bar
                  key={`${name} ${top + index}`}
                  chart={chart}
                  span={[at(from), at(to)]}
                  y={isStacked ? top : top + index * barHeight}
                  height={barHeight}
                  color={seriesColorOf(chart, index)}
                  text={hasText ? format(values[row] ?? 0) : ''}
                  isNegative={(values[row] ?? 0) < 0}
                  isStacked={isStacked}
                />
              );
            })}
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
          isFitting={width >= estimateTextWidth(text, chart.fontSize)}
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
