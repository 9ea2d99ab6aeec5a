import type { Box } from '../../../core/geometry/box';
import { estimateTextWidth } from '../../../core/text/wrap-text';
import type { ChartData } from '../chart-data';
import {
  axisFormatOf,
  hasGridLines,
  hasValueAxis,
  type LinearScale,
  type SlotPlot,
} from '../chart-geometry';
import type { ChartElement } from '../chart-schema';
import { LABEL_GAP_RATIO, LINE_RATIO } from '../labels/slot-labels';

/** Lines of text, centered vertically on a point. */
export function ChartText({
  chart,
  lines,
  x,
  y,
  anchor,
  isStrong = false,
  color = chart.color,
}: {
  chart: ChartElement;
  lines: readonly string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  isStrong?: boolean;
  color?: string;
}) {
  const { fontSize } = chart;
  const height = fontSize * 1.15;
  const top = y - ((lines.length - 1) * height) / 2 + fontSize * 0.35;
  return lines.map((line, index) =>
    line === '' ? null : (
      <text
        key={`${line} ${y + index}`}
        x={x}
        y={top + index * height}
        textAnchor={anchor}
        unicodeBidi="plaintext"
        fill={color}
        fontWeight={isStrong ? 'bold' : 'normal'}
      >
        {line}
      </text>
    ),
  );
}

const GAP_PX = 10;

/** Numbers left of upright values, or below level ones, with lines across the plot; nothing that is switched off. */
export function ValueAxis({
  chart,
  data,
  plot,
  isLevel = false,
}: {
  chart: ChartElement;
  data: ChartData;
  plot: Box & { readonly scale: LinearScale };
  isLevel?: boolean;
}) {
  const { x, y, width, height, scale } = plot;
  const { format } = axisFormatOf(chart, data, scale);
  const textWidth = Math.max(
    ...scale.ticks.map((tick) => estimateTextWidth(format(tick), chart.fontSize)),
  );
  const [first = 0, second = first] = scale.ticks.map(scale.positionOf);
  // Level numbers that would cover each other are thinned out.
  const step = isLevel ? Math.ceil((textWidth + GAP_PX) / (second - first || 1)) : 1;
  return scale.ticks.map((tick, index) => {
    const at = scale.positionOf(tick);
    const line = isLevel
      ? { x1: at, x2: at, y1: y, y2: y + height }
      : { x1: x, x2: x + width, y1: at, y2: at };
    return (
      <g key={tick}>
        {hasGridLines(chart) && <line {...line} stroke={chart.lineColor} data-grid-line={tick} />}
        {hasValueAxis(chart) && index % step === 0 && (
          <ChartText
            chart={chart}
            lines={[format(tick)]}
            x={isLevel ? at : x - GAP_PX}
            y={isLevel ? y + height + chart.fontSize : at}
            anchor={isLevel ? 'middle' : 'end'}
          />
        )}
      </g>
    );
  });
}

/** Labels below columns or points. */
export function LabelAxis({
  chart,
  plotArea,
  plot: { x, slotSize, slotLabels },
  isLastStrong = false,
}: {
  chart: ChartElement;
  plotArea: Box;
  plot: SlotPlot;
  isLastStrong?: boolean;
}) {
  const { fontSize } = chart;
  const { lines, isSlanted, height, rowOffset } = slotLabels;
  const top = plotArea.y + plotArea.height - height + LABEL_GAP_RATIO * fontSize;
  return lines.map((own, index) => {
    const center = x + slotSize * (index + 0.5);
    // The corner of a slanted block, or the middle of a level one, stands at its top.
    const half = (own.length * LINE_RATIO * fontSize) / 2;
    const middle = top + (index % 2) * rowOffset + (isSlanted ? half * Math.SQRT1_2 : half);
    return (
      <g key={center} transform={isSlanted ? `rotate(-45 ${center} ${middle})` : undefined}>
        <ChartText
          chart={chart}
          lines={own}
          x={center}
          y={middle}
          anchor={isSlanted ? 'end' : 'middle'}
          isStrong={isLastStrong && index === lines.length - 1}
        />
      </g>
    );
  });
}
