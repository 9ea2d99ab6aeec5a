import type { Point } from '../../../core/geometry/box';
import { colorAt } from './colors';
import type { KindProps } from './kind-props';
import { scaleOf } from './scale';
import { linesOf, widthOf, Words } from './words';

const GAP = 10;

export function Lines({ chart, area, figures: { labels, series } }: KindProps) {
  const { fontSize } = chart;
  const [first] = series;
  if (!first) return null;
  const { at, ticks } = scaleOf(
    series.flatMap(({ values }) => values),
    { from: area.y + area.height - fontSize * 2.4, to: area.y + fontSize * 0.6 },
  );
  const axisWidth = Math.max(...ticks.map((tick) => widthOf(first.write(tick), fontSize)));
  const left = area.x + axisWidth + GAP;
  const slotWidth = (area.x + area.width - left) / Math.max(1, labels.length);
  const columnCenterOf = (index: number) => left + slotWidth * (index + 0.5);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={left}
            x2={area.x + area.width}
            y1={at(tick)}
            y2={at(tick)}
            stroke={chart.line}
          />
          <Words
            chart={chart}
            lines={[first.write(tick)]}
            x={area.x + axisWidth}
            y={at(tick)}
            anchor="end"
          />
        </g>
      ))}
      {labels.map((label, index) => (
        <Words
          key={`${label} ${columnCenterOf(index)}`}
          chart={chart}
          lines={linesOf(label, slotWidth * 0.96, fontSize, 1)}
          x={columnCenterOf(index)}
          y={area.y + area.height - fontSize}
          anchor="middle"
        />
      ))}
      {series.map(({ name, values }, index) => (
        <Curve
          key={`${name} ${values.join(' ')}`}
          color={colorAt(chart, index)}
          points={values.map((value, pointIndex) => ({
            x: columnCenterOf(pointIndex),
            y: at(value),
          }))}
        />
      ))}
    </>
  );
}

function Curve({ points, color }: { points: readonly Point[]; color: string }) {
  return (
    <>
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={color}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={4.5} fill={color} />
      ))}
    </>
  );
}
