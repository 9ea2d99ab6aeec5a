import type { Stored } from './stored';
import type { themeSchema } from './theme-schema';

/** Visual theme. Each deck carries its own, so that a file looks the same everywhere. */
export type DeckTheme = Stored<typeof themeSchema>;

/** Typography of one of a theme's two fonts. */
export type FontTypography = DeckTheme['titleTypography'];
