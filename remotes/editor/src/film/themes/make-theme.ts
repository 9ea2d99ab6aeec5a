import type { Lettering, Theme } from '../../core/model/theme';

type Made = Omit<Theme, 'titles' | 'texts' | 'backgrounds'> & {
  readonly titles?: Partial<Lettering>;
  readonly texts?: Partial<Lettering>;
};

const TITLES: Lettering = {
  fontWeight: 'normal',
  fontStyle: 'normal',
  letterSpacing: 0,
  lineHeight: 1.05,
  textCase: 'none',
};

const TEXTS: Lettering = { ...TITLES, lineHeight: 1.3 };

/** Completes a theme with the defaults shared by all themes. */
export function makeTheme({ titles, texts, ...theme }: Made): Theme {
  const { ground, panel, cover } = theme.palette;
  return {
    ...theme,
    titles: { ...TITLES, ...titles },
    texts: { ...TEXTS, ...texts },
    backgrounds: [ground, panel, cover],
  };
}
