import * as v from 'valibot';
import { DECK_VERSION } from '../core/model/deck-constants';
import type { Deck } from '../core/model/deck-schema';
import { deckSchema } from './element-schema';
import { newId } from '../core/model/create';
import { migrateDeck } from '../core/model/migration/migrate-deck';
import { validationMessageOf } from '../core/model/validation-messages';

export type DeckParseResult =
  | { readonly ok: true; readonly deck: Deck }
  | { readonly ok: false; readonly problems: string[] };

const MAX_PROBLEMS = 12;

/** Message for a file without a readable deck. */
export const NOT_A_DECK_MESSAGE =
  'Nothing in this file can be read as a deck. Choose a deck saved by this editor (.deck) or a PowerPoint presentation (.pptx).';

/** Parses the text of a deck file. Never throws; returns problems as sentences. */
export function parseDeck(text: string): DeckParseResult {
  const raw = readJson(text);
  if (raw === undefined) return failParse(NOT_A_DECK_MESSAGE);
  return validateDeck(raw);
}

/** Validates a value from outside (a file, IndexedDB, the clipboard). */
export function validateDeck(raw: unknown): DeckParseResult {
  const migrated = migrateDeck(raw);
  if (isNewer(migrated))
    return failParse(
      'The deck was made by a newer version of the editor. Reload the page, then try again.',
    );
  if (!hasSlides(migrated))
    return failParse('The file holds no slides, so it is not a deck saved by this editor.');
  const result = v.safeParse(deckSchema, migrated);
  if (result.success) return { ok: true, deck: withUniqueIds(result.output) };
  const problems = Array.from(new Set(result.issues.map(validationMessageOf)));
  const rest = problems.length - MAX_PROBLEMS;
  return {
    ok: false,
    problems:
      rest > 0 ? [...problems.slice(0, MAX_PROBLEMS), `And ${rest} more of this kind.`] : problems,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hasSlides(raw: unknown): boolean {
  return typeof raw === 'object' && raw !== null && 'slides' in raw;
}

function isNewer(raw: unknown): boolean {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    'version' in raw &&
    typeof raw.version === 'number' &&
    raw.version > DECK_VERSION
  );
}

function failParse(problem: string): DeckParseResult {
  return { ok: false, problems: [problem] };
}

/** Replaces duplicate ids, because edits address items by id. */
function withUniqueIds(deck: Deck): Deck {
  const usedIds = new Set<string>();
  const makeUnique = <T extends { readonly id: string }>(item: T): T => {
    if (!usedIds.has(item.id)) {
      usedIds.add(item.id);
      return item;
    }
    const id = newId();
    usedIds.add(id);
    return { ...item, id };
  };
  return {
    ...deck,
    guides: deck.guides.map(makeUnique),
    slides: deck.slides.map((slide) => {
      const uniqueSlide = makeUnique(slide);
      return { ...uniqueSlide, elements: uniqueSlide.elements.map(makeUnique) };
    }),
  };
}
