import { textBoxOf } from '../../core/elements/change-text';
import { findSlideTitle } from '../../core/text/find-slide-title';
import type { Slide } from '../../core/model/deck-schema';
import { readAmount } from '../../core/amounts/amounts';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { type Figure, listFigureColumns, roundingOfWritten } from '../../elements/figure-columns';
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

/** Words for all costs of a film. */
const WHOLE_COST_WORDS = [
  '(?:gesamt|film)?herstellungskosten|gesamtkosten|produktionskosten',
  '(?:total )?production costs?|costs? of production|total costs?',
  'coûts? (?:total )?de (?:la )?(?:production|fabrication)|coûts? tota(?:l|ux)|devis',
  '(?:coste|costo|custo)s? (?:total )?de (?:la )?(?:producción|produção)|(?:coste|costo|custo)s? tota(?:l|les|is)',
  '(?:उत्पादन|निर्माण|कुल) लागत|総?(?:製作|制作)費',
].join('|');

/** Words before those that name no part of them, as “German production costs” does. */
const WORDS_BEFORE_COSTS = [
  'kalkulierten?|geplanten?|geschätzten?|voraussichtlichen?|gesamten?|unsere|die|mit|bei',
  'calculated|planned|estimated|expected|our|the|with|at|le|les|notre|nos|un|avec|el|los|con|o|os|com',
].join('|');

const COSTS_PATTERN = String.raw`^\s*(?:(?:${WORDS_BEFORE_COSTS})\s)*(?:${WHOLE_COST_WORDS})(?![\p{L}\p{M}])`;

const BUDGET_PATTERN = new RegExp(`${BUDGET_WORDS}|${COSTS_PATTERN}`, 'imu');

/** A line that begins with the word, or with one other before it: “Budget: 4.3M”, “Our budget is about €4.3M”. */
const BUDGET_LINE_PATTERN = new RegExp(
  String.raw`(?:^\s*(?:[\p{L}-]+\s)?[\p{L}-]*(?:${BUDGET_WORDS})\p{L}*|${COSTS_PATTERN})[:：\s–-]+(.+)$`,
  'iu',
);

/** A word for costs alone is the budget where the slide is about it. */
const COST_LINE_PATTERN =
  /^\s*(?:kosten|costs?|coûts?|costes?|costos?|custos?|लागत|費用)\s*[:：–-]\s*(.+)$/iu;

/** Amounts per day or episode are no budgets. */
const PER_PATTERN = /^(?:pro|je|per|par|por)$/i;

/** Words for a finance plan, and for its two sides. */
const PLAN_PATTERN =
  /finanz(?:ierung|plan)|mittel(?:herkunft|verwendung)|financ(?:e|ing) plan|sources (?:and uses|of f)|use of (?:funds|proceeds)|financement|financiación|financiamento|वित्त|資金(?:計画|調達)/iu;

const TOPICS = { budget: BUDGET_PATTERN, plan: PLAN_PATTERN } as const;

type Topic = keyof typeof TOPICS;

/** Totals of the tables about the budget or the finance plan, without those of its parts. */
export function listTotals(slides: readonly Slide[], topic: Topic): readonly NamedTotal[] {
  const found = slides.flatMap((slide) => {
    const title = findSlideTitle(slide.elements)?.content ?? '';
    return slide.elements.flatMap((element) => {
      const amount = 'financeView' in element ? undefined : readTableTotal(element);
      if (!('rows' in element) || !amount) return [];
      const ownName = `${element.alt}\n${element.rows[0]?.[0]}`;
      if ((budgetTopicOf(ownName) ?? budgetTopicOf(title)) !== topic) return [];
      const figures = listFigureColumns(element).flatMap((column) => [...column.figures.values()]);
      const amounts = figures.filter(({ unit }) => unit !== '%');
      const lines = amounts.map(({ value }) => value);
      const name = `${title}\n${ownName}`;
      const rounding = roundingOfLines(amounts);
      return [{ slide, elementId: element.id, text: '', amount, rounding, name, lines }];
    });
  });
  return found.filter((one) => {
    const others = found.filter((other) => other !== one);
    return !others.some((other) => isPartOf(one, other)) && !isHalfOf(one, others);
  });
}

/** Subject of a table by its name or title; undefined for others. */
export function budgetTopicOf(name: string): Topic | undefined {
  if (BUDGET_PATTERN.test(name)) return 'budget';
  return PLAN_PATTERN.test(name) ? 'plan' : undefined;
}

/** Half of the last digit that the lines give; a round one among them, such as 1 Mio, is exact. */
function roundingOfLines(amounts: readonly Figure[]): number {
  const filled = amounts.filter(({ value }) => value !== 0);
  return filled.reduce(
    (least, { rounding }) => Math.min(least, rounding),
    filled[0]?.rounding ?? WHOLE_ROUNDING,
  );
}

/** Rounding of amounts in whole units. */
export const WHOLE_ROUNDING = 0.5;

/** Total of a table. */
export interface NamedTotal extends NamedBudget {
  readonly name: string;
  /** Amounts of the table. */
  readonly lines: readonly number[];
}

/** True for a total that is a line of the other table or is small against it. */
function isPartOf(one: NamedTotal, other: NamedTotal): boolean {
  const isLine = other.lines.length > 1 && other.lines.includes(one.amount);
  return isLine || one.amount * 2 < other.amount;
}

/** True for a total that makes the amount of a third one with another, as above and below the line do. */
function isHalfOf({ amount }: NamedTotal, others: readonly NamedTotal[]): boolean {
  return others.some((half) => others.some((whole) => whole.amount === amount + half.amount));
}

/** Budgets that texts name, line by line. */
export function listBudgetTexts(
  slides: readonly Slide[],
  language: DeckLanguage,
): readonly NamedBudget[] {
  return slides.flatMap((slide) => {
    const title = findSlideTitle(slide.elements)?.content ?? '';
    const isAboutBudget = budgetTopicOf(title) === 'budget';
    return slide.elements.flatMap((element) =>
      (textBoxOf(element)?.content ?? '').split('\n').flatMap((line) => {
        const match =
          BUDGET_LINE_PATTERN.exec(line) ?? (isAboutBudget ? COST_LINE_PATTERN.exec(line) : null);
        const named = readNamedAmount(match?.[1] ?? '', language);
        return named ? [{ slide, elementId: element.id, ...named }] : [];
      }),
    );
  });
}

/** Words that may stand before an amount, such as “is about”. */
const MAX_WORDS_BEFORE = 3;
const MAX_WORDS_OF_AMOUNT = 5;

/** Words that round an amount, whatever its digits are. */
const ABOUT_PATTERN =
  /^(?:rund|etwa|ungefähr|circa|ca\.?|knapp|about|around|roughly|environ|unos|cerca)$/i;

function readNamedAmount(text: string, language: DeckLanguage) {
  const words = text.split(/\s+/);
  const found = findAmount(words, language);
  if (!found || found.start > MAX_WORDS_BEFORE) return undefined;
  const { text: written, amount, start } = found;
  const before = words.slice(0, start);
  if (before.some((word) => PER_PATTERN.test(word))) return undefined;
  const isAbout = before.some((word) => ABOUT_PATTERN.test(word));
  const rounding = Math.max(roundingOfWritten(written, amount), isAbout ? amount * 0.02 : 0);
  return { text: written, amount, rounding };
}

/** First amount among words, and those that it takes: its digits begin at `start`. Years and small numbers are none. */
export function findAmount(words: readonly string[], language: DeckLanguage) {
  const start = words.findIndex((word) => /\d/.test(word) && !/^(?:19|20)\d\d\D*$/.test(word));
  if (start < 0) return undefined;
  // A currency can stand alone before the digits.
  for (const from of [Math.max(0, start - 1), start])
    for (let count = MAX_WORDS_OF_AMOUNT; count > 0; count -= 1) {
      const phrase = words.slice(from, start + count).join(' ');
      const text = phrase.replace(/[,;:!?)]+$|(?<!(?:tsd|mio|mrd))\.$/i, '');
      const amount = readAmount(text, { language });
      // Smaller numbers count days or pages.
      if (amount !== undefined && amount >= 1000)
        return { text, amount, start, rest: words.toSpliced(from, start + count - from) };
    }
  return undefined;
}

const PERCENT_PATTERN =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d+)?)\s*(?:%|prozent|percent|per cent|pour ?cent|por ?cien(?:to)?|por cento|प्रतिशत|パーセント)(?!\p{L})/iu;

/** All shares that a text gives. */
export function listPercents(text: string): readonly string[] {
  const matches = text.matchAll(new RegExp(PERCENT_PATTERN, 'giu'));
  return Array.from(matches, ([, digits]) => `${digits} %`);
}

/** First share that a phrase gives, and the words around it. */
export function findPercent(phrase: string) {
  const [written, digits] = PERCENT_PATTERN.exec(phrase) ?? [];
  if (written === undefined || digits === undefined) return undefined;
  const text = `${digits} %`;
  return { text, amount: Number(digits.replace(',', '.')), rest: [phrase.replace(written, ' ')] };
}
