import { isDarkFill } from '../../core/model/contrast';
import { textColorOn } from '../../core/theme/theme-colors';
import type { NewElementStyle } from '../new-element-style';
import type { LineElement } from './line-schema';

export const newLineStyle: NewElementStyle<LineElement> = {
  withReadableColors: (line, background) =>
    isDarkFill(background) ? { ...line, stroke: '#cbd5e1' } : line,
  applyTheme: (line, theme, background) => ({ ...line, stroke: textColorOn(theme, background) }),
};
