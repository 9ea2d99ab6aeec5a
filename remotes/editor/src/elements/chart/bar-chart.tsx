import type { ChartElement } from './chart-schema';
import { seriesColorOf } from './series-color-of';
import type { ChartKindProps } from './chart-kind-props';
import { createTightScale } from './linear-scale';
import { wrapText, estimateTextWidth, ChartText } from './chart-text';

const GAP_PX = 12;

/** Horizontal bars, which leave room for long labels; each shows its amount. */
export function BarChart({ chart, plotArea, data: { labels, series } }: ChartKindProps) {
  const { fontSize } = chart;
  const widest = Math.max(...labels.map((label) => estimateTextWidth(label, fontSize)));
  const labelWidth = Math.min(widest, plotArea.width * 0.34);
  const amountTexts = series.flatMap(({ values, format }) => values.map(format));
  const amountWidth = Math.max(...amountTexts.map((text) => estimateTextWidth(text, fontSize)));
  const values = series.flatMap((one) => one.values);
  const from = plotArea.x + labelWidth + GAP_PX;
  const hasNegative = values.some((value) => value < 0);
  const at = createTightScale(values, {
    from: from + (hasNegative ? amountWidth + GAP_PX : 0),
    to: Math.max(from + 20, plotArea.x + plotArea.width - amountWidth - GAP_PX),
  });
  const rowHeight = plotArea.height / labels.length;
  const barHeight = Math.min((rowHeight * 0.72) / series.length, fontSize * 2.6);
  return labels.map((label, row) => {
    const middle = plotArea.y + rowHeight * (row + 0.5);
    const top = middle - (barHeight * series.length) / 2;
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
            key={`${name} ${top + index * barHeight}`}
            chart={chart}
            span={[at(0), at(seriesValues[row] ?? 0)]}
            y={top + index * barHeight}
            height={barHeight}
            color={seriesColorOf(chart, index)}
            text={format(seriesValues[row] ?? 0)}
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
}: {
  chart: ChartElement;
  span: readonly [zero: number, end: number];
  y: number;
  height: number;
  color: string;
  text: string;
}) {
  const isNegative = end < zero;
  return (
    <>
      <rect
        x={Math.min(zero, end)}
        y={y}
        width={Math.max(1, Math.abs(end - zero))}
        height={height * 0.94}
        fill={color}
      />
      <ChartText
        chart={chart}
        lines={[text]}
        x={isNegative ? end - 6 : end + 6}
        y={y + height * 0.47}
        anchor={isNegative ? 'end' : 'start'}
      />
    </>
  );
}
