import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { formatPercent } from '../../core/amounts/number-signs';
import { isDeckTerm } from '../../core/amounts/deck-terms';
import { textBoxOf } from '../../core/elements/change-text';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { FINANCE_VIEWS, type FinanceView } from '../../core/model/finance-terms';
import { findSlideTitle } from '../../core/text/find-slide-title';
import { type ElementWithAmounts, hasAmounts } from '../../elements/amount-edits';
import { isChartOfTable } from '../../elements/amount-review';
import {
  type Figure,
  type FigureColumn,
  listFigureColumns,
  normalizeForComparison,
  figureOf,
} from '../../elements/figure-columns';
import { financeOf, isFinanceView } from '../finance/finance-edits';
import { financeRowsOf } from '../finance/finance-figures';
import { budgetTopicOf, findAmount, findPercent } from '../finance/named-budgets';
import { type Finding, type FindingLocation, locateSlide } from './check-messages';

/** Words for one of several versions of a thing, in the languages that decks are mostly written in. */
const VARIANT_WORDS = [
  'variante?|version|option|alternative|entwurf|draft|szenario|scenario|fall|case',
  'staffel|season|phase|etappe|folge|episode',
  'best|worst|low|base|high|niedrig|mittel|hoch|minimal|maximal',
  'alt|neu|old|new|vorher|nachher|before|after',
  String.raw`[a-e](?=\s*$)`,
].join('|');

const wholePattern = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${words})(?![\p{L}\p{N}.,%])`, 'giu');

const VARIANT_PATTERN = wholePattern(VARIANT_WORDS);

/** Years and small numbers, which are no amounts. */
const NUMBER_PATTERN = wholePattern(String.raw`\d{1,2}|(?:19|20)\d\d`);

const SEPARATOR_PATTERN = /[\n·•|;\t]|,\s|\s\+\s/;

/** Words between a source and its amount: articles, verbs, and how certain it is. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'der die das den dem vom von mit in höhe über aus gibt fördert zahlt beträgt sind ist haben wir',
    'davon hiervon darunter entfallen auf für macht',
    'of which for on dont pour sur de los cuales para dos quais',
    'zugesagt bewilligt beantragt angefragt bestätigt offen geplant ab',
    'the a from of by with at is are we have gives pays attached confirmed committed requested pending',
    'le la les du de des avec est acquis demandé confirmé el los del con es confirmado solicitado o do da com é',
  ].flatMap((words) => words.split(' ')),
);

/** A table, a chart, or the finance model. */
interface FigureSource {
  /** Undefined for the finance model. */
  readonly location: FindingLocation | undefined;
  /** Title of the slide and names of the element. */
  readonly name: string;
  readonly columns: readonly FigureColumn[];
  /** True for those whose lines are sources of finance or parts of the budget, which texts name, too. */
  readonly isPlan: boolean;
  /** Columns whose amounts are parts of one whole. */
  readonly wholes: readonly FigureColumn[];
}

interface Difference {
  readonly figures: readonly [Figure, Figure];
  readonly sources: readonly [FigureSource, FigureSource];
}

/**
 * Compares the tables, the charts and the finance model of a deck with each other. Two columns state the same thing if at
 * least two of their labels have the same amount, and at least as many as have another: a coincidence of amounts is rare,
 * and a list that is mostly other is meant to be. Columns under other headings, and variants such as two seasons, differ
 * on purpose. A text that names one line of a budget or a finance plan is compared with that.
 * @returns undefined if nothing is stated twice
 */
export function reviewRepeatedFigures(deck: Deck, slides: readonly Slide[]): Finding | undefined {
  const sources = [
    ...slides.flatMap((slide) =>
      slide.elements
        .filter(hasAmounts)
        .filter(statesFigures)
        .map((element) => sourceOf(deck, slide, element)),
    ),
    ...(deck.finance ? [financeSourceOf(deck)] : []),
  ];
  const pairs = sources.flatMap((one, index) =>
    sources.slice(index + 1).map((other) => compareSources(one, other)),
  );
  const plans = sources.filter(({ isPlan }) => isPlan);
  const texts = listTextFigures(deck, slides).map((text) => compareText(text, plans));
  const compared = [...pairs, ...texts].filter((differences) => differences !== undefined);
  const found = compared.flat();
  if (compared.length === 0) return undefined;
  if (found.length === 0)
    return {
      hasPassed: true,
      message: 'Figures that were found in two places are the same.',
      locations: [],
    };
  const descriptions = Array.from(new Set(found.map(describeDifference)));
  const rest = descriptions.length - MAX_NAMED;
  const locations = found.flatMap((difference) =>
    difference.sources.flatMap(({ location }) => location ?? []),
  );
  const hasFinance = found.some((each) => each.sources.some(({ location }) => !location));
  return {
    hasPassed: false,
    message: `${descriptions.length === 1 ? 'A figure differs' : 'Figures differ'} between two places: ${descriptions.slice(0, MAX_NAMED).join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`,
    locations: locations.filter(
      ({ elementId }, at) => locations.findIndex((each) => each.elementId === elementId) === at,
    ),
    urgency: 'figures',
    ...(hasFinance && { mend: { label: 'Open Finance', dialog: 'finance' } }),
  };
}

const MAX_NAMED = 3;

/** Charts of a table have its figures, and views of the finance model are compared with it already. */
function statesFigures(element: ElementWithAmounts): boolean {
  return !isChartOfTable(element) && !isFinanceView(element);
}

function sourceOf(deck: Deck, slide: Slide, element: ElementWithAmounts): FigureSource {
  const title = findSlideTitle(slide.elements)?.content ?? '';
  const chartTitle = 'title' in element ? element.title : undefined;
  const columns = listFigureColumns(element);
  return {
    location: { ...locateSlide(deck, slide), elementId: element.id },
    name: [title, element.alt, chartTitle].filter(Boolean).join('\n'),
    columns,
    wholes: columns,
    isPlan:
      budgetTopicOf([title, element.alt, chartTitle, element.rows[0]?.[0]].join('\n')) !==
      undefined,
  };
}

function financeSourceOf(deck: Deck): FigureSource {
  const finance = financeOf(deck);
  const { language } = finance;
  const columnsOf = (view: FinanceView) =>
    listFigureColumns({ rows: financeRowsOf(finance, view), language });
  const columns = FINANCE_VIEWS.flatMap(columnsOf);
  return { location: undefined, name: '', columns, isPlan: true, wholes: columnsOf('plan') };
}

/** Undefined if the sources have no column in common. */
function compareSources(one: FigureSource, other: FigureSource): readonly Difference[] | undefined {
  if (areVariants(one.name, other.name)) return undefined;
  const compared = one.columns.flatMap((column) => {
    const results = other.columns.flatMap((each) => compareColumns(column, each) ?? []);
    return (
      results.toSorted((a, b) => b.agreed - a.agreed || a.pairs.length - b.pairs.length)[0] ?? []
    );
  });
  if (compared.length === 0) return undefined;
  return compared.flatMap(({ pairs }) =>
    pairs.map((figures) => ({ figures, sources: [one, other] as const })),
  );
}

/** Undefined if no plan has a line of that name. A row of several columns may be named by its sum. */
function compareText(
  text: TextFigure,
  plans: readonly FigureSource[],
): readonly Difference[] | undefined {
  const { key, figure, location, name } = text;
  const lines = plans
    .filter((plan) => !areVariants(plan.name, name))
    .map((plan) => ({
      plan,
      figures: figure.unit === '%' ? listShares(plan, text) : listMoney(plan, key, figure),
    }))
    .filter(({ figures }) => figures.length > 0);
  const [first] = lines;
  const [other] = first?.figures ?? [];
  if (!first || !other) return undefined;
  const isStated = lines.some(({ figures }) => {
    const sum = figures.reduce((value, each) => value + each.value, 0);
    const rounding = Math.max(figure.rounding, ...figures.map((each) => each.rounding)) * 1.001;
    return [sum, ...figures.map(({ value }) => value)].some(
      (value) => Math.abs(value - figure.value) <= rounding,
    );
  });
  const source: FigureSource = { location, name, columns: [], isPlan: false, wholes: [] };
  return isStated
    ? []
    : [{ figures: [other, { ...figure, label: other.label }], sources: [first.plan, source] }];
}

/** Amounts of a line in the currency of a text; without one where the heading says no other. */
function listMoney({ columns }: FigureSource, key: string, { unit }: Figure): readonly Figure[] {
  return columns.flatMap(({ heading, figures }) =>
    [...figures.values()]
      .filter((figure) => keyOfLabel(figure.label) === key)
      .filter(
        (figure) =>
          figure.unit === unit ||
          (figure.unit !== '%' && [unit, figure.unit].includes('') && isGeneral(heading)),
      ),
  );
}

/** Lines that are given as a rate of other lines. */
const RATE_PATTERN =
  /reserve|contingenc|handlungskosten|gemeinkosten|overhead|fees?(?!\p{L})|gebühr|provision|commission|honorar|gewinn|imprévus|frais généraux|imprevistos|gastos generales|comisión|comissão|despesas gerais/iu;

/** Shares of a line: the percents that stand in its row, or its part of the whole where there are none. */
function listShares(
  { columns, wholes }: FigureSource,
  { key, language }: TextFigure,
): readonly Figure[] {
  const isLine = ({ label }: Figure) => keyOfLabel(label) === key && !RATE_PATTERN.test(label);
  const all = columns.flatMap(({ figures }) => [...figures.values()]);
  const written = all.filter((figure) => figure.unit === '%' && isLine(figure));
  if (written.length > 0) return written;
  return wholes.flatMap(({ figures, sum }) => {
    const lines = [...figures.values()];
    if (sum === 0 || lines.some(({ unit }) => unit === '%')) return [];
    return lines.filter(isLine).map((line): Figure => {
      const value = (line.value / sum) * 100;
      const text = `${line.text} (${formatPercent(value, language)})`;
      return { ...line, value, text, rounding: 0.05, unit: '%' };
    });
  });
}

const MIN_AGREED = 2;

function compareColumns(one: FigureColumn, other: FigureColumn) {
  if (!areHeadingsAlike(one.heading, other.heading)) return undefined;
  const shared = [...one.figures].flatMap(([label, figure]) => {
    const same = other.figures.get(label);
    return same && areUnitsAlike(figure, same) ? [[figure, same] as const] : [];
  });
  const pairs = shared.filter(
    ([a, b]) => Math.abs(a.value - b.value) > Math.max(a.rounding, b.rounding) * 1.001,
  );
  const agreed = shared.filter((pair) => pair[0].value !== 0 && !pairs.includes(pair)).length;
  return agreed >= MIN_AGREED && agreed >= pairs.length ? { agreed, pairs } : undefined;
}

/** An amount without a currency can be in any, but a share is none. */
function areUnitsAlike({ unit: one }: Figure, { unit: other }: Figure): boolean {
  if (one === other) return true;
  return (one === '' && other !== '%') || (other === '' && one !== '%');
}

function areHeadingsAlike(one: string, other: string): boolean {
  return (
    isGeneral(one) ||
    isGeneral(other) ||
    normalizeForComparison(one) === normalizeForComparison(other)
  );
}

/** True for headings that any column of amounts could have. */
function isGeneral(heading: string): boolean {
  const words = normalizeForComparison(heading).replace(
    / in | ?(?:eur|euro|usd|teur|tsd|mio)$/g,
    '',
  );
  return (
    words === '' || isDeckTerm(words, 'Amount') || isDeckTerm(words, 'Budget') || GENERAL.has(words)
  );
}

const GENERAL: ReadonlySet<string> = new Set(
  'in eur euro t€ teur kosten cost costs wert value values summe total anteil share'.split(' '),
);

function describeDifference({ figures: [one, other], sources }: Difference): string {
  const [place, otherPlace] = sources.map(({ location }) =>
    location ? `on slide ${location.slideNumber}` : 'in Finance',
  );
  return `“${one.label}” is ${one.text} ${place} and ${other.text} ${otherPlace}`;
}

/** True for names that tell two versions of a thing apart: by a word such as “variant”, or by different years or numbers. */
export function areVariants(one: string, other: string): boolean {
  if (findAll(one, VARIANT_PATTERN) !== findAll(other, VARIANT_PATTERN)) return true;
  const [numbers, otherNumbers] = [one, other].map((name) => findAll(name, NUMBER_PATTERN));
  return numbers !== '' && otherNumbers !== '' && numbers !== otherNumbers;
}

function findAll(name: string, pattern: RegExp): string {
  const words = name.match(pattern) ?? [];
  return Array.from(new Set(words.map((word) => word.toLowerCase())))
    .toSorted()
    .join(' ');
}

/** An amount that a text gives a source or a line of the budget. */
interface TextFigure {
  readonly location: FindingLocation;
  /** Title of the slide. */
  readonly name: string;
  readonly figure: Figure;
  readonly key: string;
  readonly language: DeckLanguage;
}

/** Amounts and shares of texts that stand alone with a label, such as “DFFF: 350.000 €”, line by line. */
function listTextFigures(deck: Deck, slides: readonly Slide[]): readonly TextFigure[] {
  return slides.flatMap((slide) => {
    const name = findSlideTitle(slide.elements)?.content ?? '';
    return slide.elements.flatMap((element) => {
      const location = { ...locateSlide(deck, slide), elementId: element.id };
      const lines = (textBoxOf(element)?.content ?? '').split(SEPARATOR_PATTERN);
      return lines.flatMap((line) => {
        const found = findAmount(line.trim().split(/\s+/), deck.language) ?? findPercent(line);
        const words = found?.rest.join(' ') ?? '';
        const key = keyOfLabel(words);
        if (!found || key === '') return [];
        const label = words.replace(/^\P{L}+|[:–—=\s-]+$/gu, '');
        const figure = figureOf(label, found.text, found.amount);
        return [{ location, name, key, figure, language: deck.language }];
      });
    });
  });
}

/** Words of a label that tell it from others. */
function keyOfLabel(text: string): string {
  return normalizeForComparison(text)
    .split(' ')
    .filter((word) => !FILLERS.has(word))
    .join(' ');
}
