import type { Box } from '../../../core/geometry/box';
import type { ChartData } from '../chart-data';
import { axisFormatOf, hasGridLines, hasValueAxis } from '../chart-geometry';
import type { ChartElement } from '../chart-schema';
import { ChartText } from './chart-text';
import { estimateTextWidth } from '../../../core/text/wrap-text';
import type { LinearScale } from '../linear-scale';

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
