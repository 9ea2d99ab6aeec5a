import { readableTextColor } from '../../../core/model/colors';
import type { ChartElement } from '../chart-schema';
import { ChartText } from './chart-text';

/** Amount in the middle of a part of a stack. */
export function StackedLabel({
  chart,
  text,
  fill,
  x,
  y,
}: {
  chart: ChartElement;
  text: string;
  fill: string;
  x: number;
  y: number;
}) {
  const color = readableTextColor(fill, chart.color);
  return <ChartText chart={chart} lines={[text]} x={x} y={y} anchor="middle" color={color} />;
}
