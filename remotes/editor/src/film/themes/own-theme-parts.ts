import type { DeckTheme } from '../../core/model/theme-schema';
import { FILM_THEMES } from './themes';

/** Parts of a theme that a person sets for all of their decks. */
export interface OwnThemeParts extends Partial<
  Pick<DeckTheme, 'titleFont' | 'textFont' | 'logo' | 'footer'>
> {
  readonly accent?: string;
}

/** Finds what differs from the theme that this one was made from; without that one, only logo and footer are known. */
export function findOwnParts(theme: DeckTheme | null): OwnThemeParts {
  if (!theme) return {};
  const { titleFont, textFont, palette, logo, footer } = theme;
  // The light of a theme cannot be changed by hand, so it tells where a theme comes from.
  const base = FILM_THEMES.find(({ placeholderFill }) => placeholderFill === theme.placeholderFill);
  return {
    ...(base && base.titleFont !== titleFont && { titleFont }),
    ...(base && base.textFont !== textFont && { textFont }),
    ...(base && base.palette.accent !== palette.accent && { accent: palette.accent }),
    ...(logo && { logo }),
    ...(footer && { footer }),
  };
}

/** Lists the parts in words, for a sentence. */
export function describeOwnParts(parts: OwnThemeParts): string {
  const names = [
    ...(parts.titleFont || parts.textFont ? ['fonts'] : []),
    ...(parts.accent ? ['accent colour'] : []),
    ...(parts.logo ? ['logo'] : []),
    ...(parts.footer ? ['footer'] : []),
  ];
  return new Intl.ListFormat('en').format(names);
}

/** A theme with parts of another one is the deck's own. */
export function withOwnParts(theme: DeckTheme, { accent, ...parts }: OwnThemeParts): DeckTheme {
  const palette = accent === undefined ? theme.palette : { ...theme.palette, accent };
  return customizeTheme(theme, { ...parts, palette });
}

/** A changed theme is the deck's own, apart from the one it was made from. */
export function customizeTheme(theme: DeckTheme, changes: Partial<DeckTheme>): DeckTheme {
  const next = { ...theme, ...changes, name: 'own' };
  const { background, surface, coverBackground } = next.palette;
  return { ...next, backgrounds: [background, surface, coverBackground] };
}
