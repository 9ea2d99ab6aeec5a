import type { ChartElement } from './chart-schema';
import { seriesColorOf, type ChartKindProps } from './chart-data';
import { StackedLabel } from './stacked-label';
import { createTightScale, spansOf } from './linear-scale';
import { wrapText, estimateTextWidth, ChartText } from './chart-text';

const GAP_PX = 12;

/** Horizontal bars, beside each other or stacked, which leave room for long labels; each shows its amount. */
export function BarChart({ chart, plotArea, data: { labels, series } }: ChartKindProps) {
  const { fontSize } = chart;
  const widest = Math.max(...labels.map((label) => estimateTextWidth(label, fontSize)));
  const labelWidth = Math.min(widest, plotArea.width * 0.34);
  const amountTexts = series.flatMap(({ values, format }) => values.map(format));
  const amountWidth = Math.max(...amountTexts.map((text) => estimateTextWidth(text, fontSize)));
  const isStacked = chart.kind === 'stacked-bar';
  const rows = labels.map((_, row) => spansOf(series, row, isStacked));
  const values = rows.flat(2);
  const from = plotArea.x + labelWidth + GAP_PX;
  const hasNegative = values.some((value) => value < 0);
  const at = createTightScale(values, {
    from: from + (hasNegative ? amountWidth + GAP_PX : 0),
    to: Math.max(from + 20, plotArea.x + plotArea.width - amountWidth - GAP_PX),
  });
  const rowHeight = plotArea.height / labels.length;
  const barsPerRow = isStacked ? 1 : series.length;
  const barHeight = Math.min((rowHeight * 0.72) / barsPerRow, fontSize * 2.6);
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
