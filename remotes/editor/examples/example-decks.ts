import { createHash } from 'node:crypto';
import { assetKeyOf, createExampleDeck, type ExampleDeckContent } from './create-example-deck';
import type { Deck } from '../src/core/model/deck-schema';
import { requireTheme } from '../src/film/themes/themes';
import { filmDocuments } from './decks/film-documents';
import { lostProperty } from './decks/lost-property';
import { lowSeason } from './decks/low-season';
import { theSaltRoad } from './decks/the-salt-road';
import { theTentCinema } from './decks/the-tent-cinema';

/** All example decks. The pictures of the site show them. */
export const EXAMPLE_DECKS: readonly ExampleDeckContent[] = [
  theSaltRoad,
  lostProperty,
  theTentCinema,
  lowSeason,
  ...filmDocuments,
];

/** Content of a deck file whose pictures are still drawings; a browser draws them. */
export interface DrawnDeckFile {
  readonly name: string;
  readonly deck: Deck;
  /** SVG drawings by asset key. */
  readonly drawings: Readonly<Record<string, string>>;
}

/** The cover of the feature in four themes, as the first slide is after each change of theme. */
const COVER_THEMES = ['noir', 'period', 'festival', 'arthouse'];

export function createDrawnDeckFiles(): readonly DrawnDeckFile[] {
  const files = EXAMPLE_DECKS.map((example) => toFile(example, createExampleDeck(example)));
  return [...files, toFile({ ...theSaltRoad, name: 'the-salt-road-covers' }, createCovers())];
}

function createCovers(): Deck {
  const decks = COVER_THEMES.map((name) => createExampleDeck(theSaltRoad, requireTheme(name)));
  return {
    ...createExampleDeck(theSaltRoad),
    title: 'The Salt Road, covers',
    slides: decks.flatMap(({ slides }) => slides.slice(0, 1)),
  };
}

function toFile({ name, stills }: ExampleDeckContent, deck: Deck): DrawnDeckFile {
  const drawings = Object.values(stills).map((still) => [assetKeyOf(still), still] as const);
  return { name, deck, drawings: Object.fromEntries(drawings) };
}

/** Digest of all that the decks show: texts, stills, layouts and themes. Leaves out ids, which differ each time, and the deck version. */
export function digestExampleDecks(): string {
  const decks = createDrawnDeckFiles().map(({ deck }) => deck);
  const json = JSON.stringify(decks, (key, value: unknown) =>
    key === 'id' || key === 'version' ? undefined : value,
  );
  return createHash('sha256').update(json).digest('hex').slice(0, 16);
}
