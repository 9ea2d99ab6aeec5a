import { isDarkFill } from '../../core/model/colors';
import type { NewElementStyle } from '../../core/elements/element-kind';
import type { LineElement } from './line-schema';
import { textColorOn, changeTextColor, type ThemeChange } from '../../core/theme/theme-change';

export const newLineStyle: NewElementStyle<LineElement> = {
  withReadableColors: (line, background) =>
    isDarkFill(background) ? { ...line, stroke: '#cbd5e1' } : line,
  applyTheme: (line, theme, background) => ({ ...line, stroke: textColorOn(theme, background) }),
};

export function changeLineTheme(line: LineElement, change: ThemeChange): LineElement {
  return { ...line, stroke: changeTextColor(line.stroke, change) };
}
