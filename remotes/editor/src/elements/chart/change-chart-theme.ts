import { changeFont, changeTextColor, type ThemeChange } from '../../core/theme/theme-change';
import { chartColorsOf } from './apply-theme-to-chart';
import type { ChartElement } from './chart-schema';

export function changeChartTheme(chart: ChartElement, change: ThemeChange): ChartElement {
  const { before, after, paint } = change;
  const [styleBefore, styleAfter] = [chartColorsOf(before), chartColorsOf(after)];
  return {
    ...chart,
    fontFamily: changeFont(chart.fontFamily, before, after),
    color: changeTextColor(chart.color, change),
    lineColor: paint(chart.lineColor),
    colors: chart.colors.map((color, index) =>
      color === styleBefore[index] ? (styleAfter[index] ?? color) : paint(color),
    ),
  };
}
