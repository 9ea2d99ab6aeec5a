import { isDarkFill } from '../../core/model/contrast';
import type { NewElementStyle } from '../new-element-style';
import { applyThemeToChart } from './apply-theme-to-chart';
import type { ChartElement } from './chart-schema';

export const newChartStyle: NewElementStyle<ChartElement> = {
  avoidsOthers: true,
  withReadableColors: (chart, background) =>
    isDarkFill(background) ? { ...chart, ...ON_DARK } : chart,
  applyTheme: applyThemeToChart,
};

const ON_DARK = {
  color: '#f1f5f9',
  lineColor: '#475569',
  colors: ['#f0a63a', '#94a3b8', '#f1f5f9', '#b45309', '#64748b', '#cbd5e1'],
};
