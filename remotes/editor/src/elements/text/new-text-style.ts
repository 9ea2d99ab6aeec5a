import { isDarkFill } from '../../core/model/contrast';
import { textColorOn } from '../../core/theme/theme-colors';
import type { NewElementStyle } from '../../core/elements/element-kind';
import type { TextElement } from '../../core/text/text-schema';

export const newTextStyle: NewElementStyle<TextElement> = {
  minPart: 1,
  withReadableColors: (text, background) =>
    text.color === '#000000' && isDarkFill(background) ? { ...text, color: '#f8fafc' } : text,
  applyTheme: (text, theme, background) => ({
    ...text,
    ...theme.textTypography,
    fontFamily: theme.textFont,
    color: textColorOn(theme, background),
  }),
};
