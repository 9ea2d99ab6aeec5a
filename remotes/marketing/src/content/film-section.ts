import type { FilmSection } from './types';

/** Text of the intro film on the home page and in its structured data. */
export const filmSection = {
  kind: 'film',
  title: 'The idea in twenty seconds',
  text: 'Watch a logline become a deck, on the setup page and in the editor. An example, without sound.',
} as const satisfies FilmSection;
