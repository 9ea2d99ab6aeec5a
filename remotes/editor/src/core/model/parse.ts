import * as v from 'valibot';
import { DECK_VERSION, type Deck } from './deck';
import { newId } from './ids';
import { migrate } from './migrate';
import { deckSchema } from './schema';

export type Parsed =
  { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly problems: string[] };

const SHOWN = 12;

/** Reads a deck from the text of a file. Never throws; says what is wrong in sentences. */
export function parseDeck(text: string): Parsed {
  const raw = readJson(text);
  if (raw === undefined)
    return refuse('The file is not JSON, so it is not a deck saved by this editor.');
  return checkDeck(raw);
}

/** Checks a value that came from outside (a file, the browser's database, the clipboard). */
export function checkDeck(raw: unknown): Parsed {
  const lifted = migrate(raw);
  if (isNewer(lifted))
    return refuse(
      'The deck was made by a newer version of the editor. Reload the page, then try again.',
    );
  const result = v.safeParse(deckSchema, lifted);
  if (result.success) return { ok: true, deck: withOwnIds(result.output) };
  const problems = result.issues.map(sentence);
  const rest = problems.length - SHOWN;
  return {
    ok: false,
    problems:
      rest > 0 ? [...problems.slice(0, SHOWN), `… and ${rest} more of the same kind.`] : problems,
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

/** "slides.2.elements.0.width" becomes "Slide 3, element 1, width". */
function sentence(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? '';
  const place = path
    .replace(/^slides\.(\d+)/, (_, index) => `slide ${Number(index) + 1}`)
    .replace(/\.elements\.(\d+)/, (_, index) => `, element ${Number(index) + 1}`)
    .replace(/\.(\w+)/g, ', $1');
  const where = place === '' ? 'The file' : place.charAt(0).toUpperCase() + place.slice(1);
  const what = issue.message.startsWith('is ')
    ? issue.message
    : `should be ${issue.expected ?? 'something else'}, but is ${issue.received}`;
  return `${where} ${what}.`;
}

/** Ids must be unique: two elements with one id could not be told apart. */
function withOwnIds(deck: Deck): Deck {
  const seen = new Set<string>();
  const own = <T extends { readonly id: string }>(item: T): T => {
    if (!seen.has(item.id)) {
      seen.add(item.id);
      return item;
    }
    const id = newId();
    seen.add(id);
    return { ...item, id };
  };
  return {
    ...deck,
    slides: deck.slides.map((slide) => {
      const kept = own(slide);
      return { ...kept, elements: kept.elements.map(own) };
    }),
  };
}
