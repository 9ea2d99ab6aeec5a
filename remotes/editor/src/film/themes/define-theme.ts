import type { FontTypography, DeckTheme } from '../../core/model/theme-schema';

type ThemeDefinition = Omit<DeckTheme, 'titleTypography' | 'textTypography' | 'backgrounds'> & {
  readonly titleTypography?: Partial<FontTypography>;
  readonly textTypography?: Partial<FontTypography>;
};

const DEFAULT_TITLE_TYPOGRAPHY: FontTypography = {
  fontWeight: 'normal',
  fontStyle: 'normal',
  letterSpacing: 0,
  lineHeight: 1.05,
  textCase: 'none',
};

const DEFAULT_TEXT_TYPOGRAPHY: FontTypography = { ...DEFAULT_TITLE_TYPOGRAPHY, lineHeight: 1.3 };

/** Completes a theme with the defaults shared by all themes. */
export function defineTheme({
  titleTypography,
  textTypography,
  ...theme
}: ThemeDefinition): DeckTheme {
  const { background, surface, coverBackground } = theme.palette;
  return {
    ...theme,
    titleTypography: { ...DEFAULT_TITLE_TYPOGRAPHY, ...titleTypography },
    textTypography: { ...DEFAULT_TEXT_TYPOGRAPHY, ...textTypography },
    backgrounds: [background, surface, coverBackground],
  };
}
