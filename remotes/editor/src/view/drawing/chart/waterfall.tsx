import { type Step, waterfallOf } from '../../../core/film/waterfall';
import type { ChartElement } from '../../../core/model/deck';
import { colorAt } from './colors';
import type { KindProps } from './kind-props';
import { tightScale } from './scale';
import { linesOf, Words } from './words';

/** Width of a column, as a share of its slot. */
const WIDTH = 0.72;

const COLOR_OF = { up: 0, down: 1, total: 2 } as const;

/** Columns that start where the previous one ended. */
export function Waterfall({ chart, area, figures: { labels, series } }: KindProps) {
  const [first] = series;
  if (!first) return null;
  const steps = waterfallOf(labels, first);
  const { fontSize } = chart;
  const slotWidth = area.width / steps.length;
  const baseline = area.y + area.height - fontSize * 2.8;
  const at = tightScale(
    steps.flatMap(({ start, end }) => [start, end]),
    {
      from: baseline - (steps.some(({ end }) => end < 0) ? fontSize * 1.4 : 0),
      to: area.y + fontSize * 1.6,
    },
  );
  const left = (index: number) => area.x + slotWidth * index;
  return (
    <>
      <line x1={area.x} x2={area.x + area.width} y1={at(0)} y2={at(0)} stroke={chart.line} />
      {steps.map((step, index) => (
        <g key={`${step.label} ${left(index)}`}>
          {index > 0 && (
            <line
              x1={left(index) - slotWidth * (1 - WIDTH) * 0.5}
              x2={left(index) + slotWidth * (1 - WIDTH) * 0.5}
              y1={at(step.kind === 'total' ? step.end : step.start)}
              y2={at(step.kind === 'total' ? step.end : step.start)}
              stroke={chart.line}
            />
          )}
          <Column
            chart={chart}
            step={step}
            x={left(index)}
            width={slotWidth}
            at={at}
            text={signed(step, first.write)}
          />
          <Words
            chart={chart}
            lines={linesOf(step.label, slotWidth * 0.96, fontSize)}
            x={left(index) + slotWidth / 2}
            y={baseline + fontSize * 1.6}
            anchor="middle"
            isStrong={step.kind === 'total'}
          />
        </g>
      ))}
    </>
  );
}

function Column({
  chart,
  step: { start, end, kind },
  x,
  width,
  at,
  text,
}: {
  chart: ChartElement;
  step: Step;
  x: number;
  width: number;
  at: (value: number) => number;
  text: string;
}) {
  const top = at(Math.max(start, end));
  return (
    <>
      <rect
        x={x + (width * (1 - WIDTH)) / 2}
        y={top}
        width={width * WIDTH}
        height={Math.max(1, Math.abs(at(start) - at(end)))}
        fill={colorAt(chart, COLOR_OF[kind])}
      />
      <Words
        chart={chart}
        lines={[text]}
        x={x + width / 2}
        y={top - chart.fontSize * 0.8}
        anchor="middle"
        isStrong={kind === 'total'}
      />
    </>
  );
}

function signed({ kind, value }: Step, write: (value: number) => string): string {
  return kind === 'down' ? `−${write(-value)}` : write(value);
}
