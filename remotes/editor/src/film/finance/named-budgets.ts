import { textBoxOf } from '../../core/elements/change-text';
import { findTitle } from '../../ooxml/placeholders';
import type { Slide } from '../../core/model/deck-schema';
import { readAmount } from '../../core/amounts/amounts';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { readTableTotal } from '../film-tables';

/** An amount that a text or a table gives as the budget of the film. */
export interface NamedBudget {
  readonly slide: Slide;
  readonly elementId: string;
  /** As it is written; empty for the total of a table. */
  readonly text: string;
  readonly amount: number;
  /** Largest difference that rounding explains. */
  readonly rounding: number;
}

/** Words for a budget in the languages of decks. */
const BUDGET_WORDS = 'budget|kalkulation|presupuesto|orçamento|बजट|予算';
const BUDGET_PATTERN = new RegExp(BUDGET_WORDS, 'iu');

/** A line that begins with the word, or with one other before it: “Budget: 4.3M”, “Our budget is about €4.3M”. */
const BUDGET_LINE_PATTERN = new RegExp(
  String.raw`^\s*(?:[\p{L}-]+\s)?[\p{L}-]*(?:${BUDGET_WORDS})\p{L}*[:\s–-]+(.+)$`,
  'iu',
);

/** Total of the first table on a slide about the budget; undefined without one. */
export function findBudgetTotal(slides: readonly Slide[]): NamedBudget | undefined {
  for (const slide of slides) {
    const title = findTitle(slide.elements)?.content ?? '';
    for (const element of slide.elements) {
      const amount = 'financeView' in element ? undefined : readTableTotal(element);
      const isNamed =
        'rows' in element && BUDGET_PATTERN.test(`${title} ${element.alt} ${element.rows[0]?.[0]}`);
      if (isNamed && amount) return { slide, elementId: element.id, text: '', amount, rounding: 1 };
    }
  }
  return undefined;
}

/** Budgets that texts name, line by line. */
export function listBudgetTexts(
  slides: readonly Slide[],
  language: DeckLanguage,
): readonly NamedBudget[] {
  return slides.flatMap((slide) =>
    slide.elements.flatMap((element) =>
      (textBoxOf(element)?.content ?? '').split('\n').flatMap((line) => {
        const named = readNamedAmount(BUDGET_LINE_PATTERN.exec(line)?.[1] ?? '', language);
        return named ? [{ slide, elementId: element.id, ...named }] : [];
      }),
    ),
  );
}

/** Words that may stand before an amount, such as “is about”. */
const MAX_WORDS_BEFORE = 3;
const MAX_WORDS_OF_AMOUNT = 5;

function readNamedAmount(text: string, language: DeckLanguage) {
  const words = text.split(/\s+/);
  const start = words.findIndex((word) => /\d/.test(word) && !/^(?:19|20)\d\d\D*$/.test(word));
  if (start < 0 || start > MAX_WORDS_BEFORE) return undefined;
  // A currency can stand alone before the digits.
  for (const from of [start - 1, start])
    for (let count = MAX_WORDS_OF_AMOUNT; count > 0; count -= 1) {
      const phrase = words.slice(Math.max(0, from), start + count).join(' ');
      const written = phrase.replace(/[,;:!?)]+$|(?<!(?:tsd|mio|mrd))\.$/i, '');
      const amount = readAmount(written, { language });
      // Smaller numbers count days or pages.
      if (amount !== undefined && amount >= 1000)
        return { text: written, amount, rounding: roundingOf(written, amount) };
    }
  return undefined;
}

/** Half of the last digit that is written: 4.3M is anything from 4.25M to 4.35M. */
function roundingOf(written: string, amount: number): number {
  const [digits = ''] = /\d[\d.,'’\s]*/.exec(written) ?? [];
  const shown = Number(digits.replaceAll(/\D/g, ''));
  return amount / shown / 2;
}
