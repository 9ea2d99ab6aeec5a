import type { DeckTheme } from '../../core/model/theme-schema';
import { darkThemes } from './dark-themes';
import { lightThemes } from './light-themes';

/** Ten themes made for film decks. */
export const FILM_THEMES: readonly DeckTheme[] = [...darkThemes, ...lightThemes];

export function requireTheme(name: string): DeckTheme {
  const theme = FILM_THEMES.find((candidate) => candidate.name === name);
  if (!theme) throw new Error(`There is no theme "${name}".`);
  return theme;
}
