import type { ChartElement } from '../../../core/model/deck';
import { colorAt } from './colors';
import type { KindProps } from './kind-props';
import { tightScale } from './scale';
import { linesOf, widthOf, Words } from './words';

const GAP = 12;

/** Horizontal bars, which leave room for long labels; each shows its amount. */
export function Bars({ chart, area, figures: { labels, series } }: KindProps) {
  const { fontSize } = chart;
  const widest = Math.max(...labels.map((label) => widthOf(label, fontSize)));
  const labelWidth = Math.min(widest, area.width * 0.34);
  const amountTexts = series.flatMap(({ values, write }) => values.map(write));
  const amountWidth = Math.max(...amountTexts.map((text) => widthOf(text, fontSize)));
  const values = series.flatMap((one) => one.values);
  const from = area.x + labelWidth + GAP;
  const hasNegative = values.some((value) => value < 0);
  const at = tightScale(values, {
    from: from + (hasNegative ? amountWidth + GAP : 0),
    to: Math.max(from + 20, area.x + area.width - amountWidth - GAP),
  });
  const rowHeight = area.height / labels.length;
  const barHeight = Math.min((rowHeight * 0.72) / series.length, fontSize * 2.6);
  return labels.map((label, row) => {
    const middle = area.y + rowHeight * (row + 0.5);
    const top = middle - (barHeight * series.length) / 2;
    return (
      <g key={`${label} ${middle}`}>
        <Words
          chart={chart}
          lines={linesOf(label, labelWidth, fontSize)}
          x={area.x + labelWidth}
          y={middle}
          anchor="end"
        />
        {series.map(({ name, values: seriesValues, write }, index) => (
          <Bar
            key={`${name} ${top + index * barHeight}`}
            chart={chart}
            span={[at(0), at(seriesValues[row] ?? 0)]}
            y={top + index * barHeight}
            height={barHeight}
            color={colorAt(chart, index)}
            text={write(seriesValues[row] ?? 0)}
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
      <Words
        chart={chart}
        lines={[text]}
        x={isNegative ? end - 6 : end + 6}
        y={y + height * 0.47}
        anchor={isNegative ? 'end' : 'start'}
      />
    </>
  );
}
