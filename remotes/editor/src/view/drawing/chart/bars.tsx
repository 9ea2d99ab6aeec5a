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
  const names = Math.min(widest, area.width * 0.34);
  const written = series.flatMap(({ values, write }) => values.map(write));
  const amounts = Math.max(...written.map((text) => widthOf(text, fontSize)));
  const values = series.flatMap((one) => one.values);
  const from = area.x + names + GAP;
  const hasBelow = values.some((value) => value < 0);
  const at = tightScale(values, {
    from: from + (hasBelow ? amounts + GAP : 0),
    to: Math.max(from + 20, area.x + area.width - amounts - GAP),
  });
  const slot = area.height / labels.length;
  const thick = Math.min((slot * 0.72) / series.length, fontSize * 2.6);
  return labels.map((label, row) => {
    const middle = area.y + slot * (row + 0.5);
    const top = middle - (thick * series.length) / 2;
    return (
      <g key={`${label} ${middle}`}>
        <Words
          chart={chart}
          lines={linesOf(label, names, fontSize)}
          x={area.x + names}
          y={middle}
          anchor="end"
        />
        {series.map(({ name, values: own, write }, index) => (
          <Bar
            key={`${name} ${top + index * thick}`}
            chart={chart}
            span={[at(0), at(own[row] ?? 0)]}
            y={top + index * thick}
            height={thick}
            color={colorAt(chart, index)}
            words={write(own[row] ?? 0)}
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
  words,
}: {
  chart: ChartElement;
  span: readonly [zero: number, end: number];
  y: number;
  height: number;
  color: string;
  words: string;
}) {
  const isBelow = end < zero;
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
        lines={[words]}
        x={isBelow ? end - 6 : end + 6}
        y={y + height * 0.47}
        anchor={isBelow ? 'end' : 'start'}
      />
    </>
  );
}
