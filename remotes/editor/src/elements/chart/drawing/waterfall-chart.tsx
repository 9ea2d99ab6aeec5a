import {
  type WaterfallStep,
  computeWaterfall,
  formatStep,
  placeStepAmounts,
  totalLabelOf,
} from '../waterfall';
import type { ChartElement } from '../chart-schema';
import { seriesColorOf, type ChartKindProps } from '../chart-data';
import { BARS_RATIO, columnPlotOf } from '../chart-geometry';
import { ChartText, LabelAxis } from './chart-text';

const COLOR_INDEX = { up: 0, down: 1, total: 2 } as const;

/** Columns that start where the previous one ended. */
export function WaterfallChart({ chart, plotArea, data: { labels, series } }: ChartKindProps) {
  const [first] = series;
  if (!first) return null;
  const steps = computeWaterfall(labels, first, totalLabelOf(chart));
  const plot = columnPlotOf({ chart, plotArea, data: { labels, series } });
  const { slotSize: slotWidth } = plot;
  const at = plot.scale.positionOf;
  const left = (index: number) => plot.x + slotWidth * index;
  const places = placeStepAmounts(steps, {
    texts: steps.map((step) => formatStep(step, first.format)),
    fontSize: chart.fontSize,
    slotWidth,
    at,
  });
  return (
    <>
      <line x1={plot.x} x2={plot.x + plot.width} y1={at(0)} y2={at(0)} stroke={chart.lineColor} />
      <LabelAxis chart={chart} plotArea={plotArea} plot={plot} isLastStrong />
      {steps.map((step, index) => (
        <g key={`${step.label} ${left(index)}`}>
          {index > 0 && (
            <line
              x1={left(index) - slotWidth * (1 - BARS_RATIO) * 0.5}
              x2={left(index) + slotWidth * (1 - BARS_RATIO) * 0.5}
              y1={at(step.kind === 'total' ? step.end : step.start)}
              y2={at(step.kind === 'total' ? step.end : step.start)}
              stroke={chart.lineColor}
            />
          )}
          <Column
            chart={chart}
            step={step}
            x={left(index)}
            width={slotWidth}
            at={at}
            text={formatStep(step, first.format)}
            textY={places[index] ?? 0}
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
  textY,
}: {
  chart: ChartElement;
  step: WaterfallStep;
  x: number;
  width: number;
  at: (value: number) => number;
  text: string;
  textY: number;
}) {
  const top = at(Math.max(start, end));
  return (
    <>
      <rect
        x={x + (width * (1 - BARS_RATIO)) / 2}
        y={top}
        width={width * BARS_RATIO}
        height={Math.max(1, Math.abs(at(start) - at(end)))}
        fill={seriesColorOf(chart, COLOR_INDEX[kind])}
      />
      <ChartText
        chart={chart}
        lines={[text]}
        x={x + width / 2}
        y={textY}
        anchor="middle"
        isStrong={kind === 'total'}
      />
    </>
  );
}
