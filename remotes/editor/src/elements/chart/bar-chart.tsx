import type { ChartElement } from './chart-schema';
import { seriesColorOf, type ChartKindProps } from './chart-data';
import { barPlotOf } from './chart-geometry';
import { StackedLabel } from './stacked-label';
import { createTightScale, spansOf } from './linear-scale';
import { wrapText, estimateTextWidth, ChartText } from './chart-text';

/** Horizontal bars, beside each other or stacked, which leave room for long labels; each shows its amount. */
export function BarChart({ chart, plotArea, data: { labels, series } }: ChartKindProps) {
  const { fontSize } = chart;
  const plot = barPlotOf({ chart, plotArea, data: { labels, series } });
  const { labelWidth, slotSize: rowHeight, barSize: barHeight } = plot;
  const isStacked = chart.kind === 'stacked-bar';
  const rows = labels.map((_, row) => spansOf(series, row, isStacked));
  const at = createTightScale(plot.values, { from: plot.x, to: plot.x + plot.width });
  const barsPerRow = isStacked ? 1 : series.length;
  return labels.map((label, row) => {
    const middle = plotArea.y + rowHeight * (row + 0.5);
    const top = middle - (barHeight * barsPerRow) / 2;
    const topOf = (index: number) => (isStacked ? top : top + index * barHeight);
    return (
      <g key={`${label} ${middle}`}>
        <ChartText
          chart={chart}
          lines={wrapText(label, labelWidth, fontSize)}
          x={plotArea.x + labelWidth}
          y={middle}
          anchor="end"
        />
        {series.map(({ name, values: seriesValues, format }, index) => (
          <Bar
            key={`${name} ${top + index}`}
            chart={chart}
            span={[at(rows[row]?.[index]?.[0] ?? 0), at(rows[row]?.[index]?.[1] ?? 0)]}
            y={topOf(index)}
            height={barHeight}
            color={seriesColorOf(chart, index)}
            text={format(seriesValues[row] ?? 0)}
            isStacked={isStacked}
          />
        ))}
      </g>
    );
  });
}

function Bar({
  chart,
  span: [zero, end],
  y,
  height,
  color,
  text,
  isStacked,
}: {
  chart: ChartElement;
  span: readonly [zero: number, end: number];
  y: number;
  height: number;
  color: string;
  text: string;
  isStacked: boolean;
}) {
  const isNegative = end < zero;
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
