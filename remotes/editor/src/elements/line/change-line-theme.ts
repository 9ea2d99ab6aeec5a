import { changeTextColor, type ThemeChange } from '../../core/theme/theme-change';
import type { LineElement } from './line-schema';

export function changeLineTheme(line: LineElement, change: ThemeChange): LineElement {
  return { ...line, stroke: changeTextColor(line.stroke, change) };
}
