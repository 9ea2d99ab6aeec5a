import type { Theme } from '../../core/model/theme';
import { dark } from './dark';
import { light } from './light';

/** Ten themes made for film decks. */
export const THEMES: readonly Theme[] = [...dark, ...light];

export function themeNamed(name: string): Theme {
  const theme = THEMES.find((candidate) => candidate.name === name);
  if (!theme) throw new Error(`There is no theme "${name}".`);
  return theme;
}
