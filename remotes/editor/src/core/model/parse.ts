import * as v from 'valibot';
import { DECK_VERSION, type Deck } from './deck';
import { newId } from './ids';
import { migrate } from './migrate';
import { deckSchema } from './schema';
import { sentenceOf } from './problem-words';

export type Parsed =
  { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly problems: string[] };

const SHOWN = 12;

/** Message for a file without a readable deck. */
export const NOT_A_DECK =
  'Nothing in this file can be read as a deck. Choose a deck saved by this editor (.deck) or a PowerPoint presentation (.pptx).';

/** Parses the text of a deck file. Never throws; returns problems as sentences. */
export function parseDeck(text: string): Parsed {
  const raw = readJson(text);
  if (raw === undefined) return refuse(NOT_A_DECK);
  return checkDeck(raw);
}

/** Validates a value from outside (a file, IndexedDB, the clipboard). */
export function checkDeck(raw: unknown): Parsed {
  const migrated = migrate(raw);
  if (isNewer(migrated))
    return refuse(
      'The deck was made by a newer version of the editor. Reload the page, then try again.',
    );
  if (!hasSlides(migrated))
    return refuse('The file holds no slides, so it is not a deck saved by this editor.');
  const result = v.safeParse(deckSchema, migrated);
  if (result.success) return { ok: true, deck: withOwnIds(result.output) };
  const problems = Array.from(new Set(result.issues.map(sentenceOf)));
  const rest = problems.length - SHOWN;
  return {
    ok: false,
    problems: rest > 0 ? [...problems.slice(0, SHOWN), `And ${rest} more of this kind.`] : problems,
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

function refuse(problem: string): Parsed {
  return { ok: false, problems: [problem] };
}

/** Replaces duplicate ids, because edits address items by id. */
function withOwnIds(deck: Deck): Deck {
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
