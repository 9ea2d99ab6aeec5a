import type { Box } from '../../../core/geometry/box';
import type { SlotPlot } from '../chart-geometry';
import type { ChartElement } from '../chart-schema';
import { ChartText } from '../drawing/chart-text';
import { LABEL_GAP_RATIO, LINE_RATIO } from './slot-labels';

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
  const { lines, isSlanted, height } = slotLabels;
  const top = plotArea.y + plotArea.height - height + LABEL_GAP_RATIO * fontSize;
  return lines.map((own, index) => {
    const center = x + slotSize * (index + 0.5);
    // The corner of a slanted block, or the middle of a level one, stands at its top.
    const half = (own.length * LINE_RATIO * fontSize) / 2;
    const middle = top + (isSlanted ? half * Math.SQRT1_2 : half);
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
