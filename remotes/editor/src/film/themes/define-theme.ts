import type { Typography, DeckTheme } from '../../core/model/deck-theme';

type ThemeDefinition = Omit<DeckTheme, 'titles' | 'texts' | 'backgrounds'> & {
  readonly titles?: Partial<Typography>;
  readonly texts?: Partial<Typography>;
};

const DEFAULT_TITLE_TYPOGRAPHY: Typography = {
  fontWeight: 'normal',
  fontStyle: 'normal',
  letterSpacing: 0,
  lineHeight: 1.05,
  textCase: 'none',
};

const DEFAULT_TEXT_TYPOGRAPHY: Typography = { ...DEFAULT_TITLE_TYPOGRAPHY, lineHeight: 1.3 };

/** Completes a theme with the defaults shared by all themes. */
export function defineTheme({ titles, texts, ...theme }: ThemeDefinition): DeckTheme {
  const { ground, panel, cover } = theme.palette;
  return {
    ...theme,
    titles: { ...DEFAULT_TITLE_TYPOGRAPHY, ...titles },
    texts: { ...DEFAULT_TEXT_TYPOGRAPHY, ...texts },
    backgrounds: [ground, panel, cover],
  };
}
