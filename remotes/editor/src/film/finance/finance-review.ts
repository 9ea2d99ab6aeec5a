import { textRowsOf } from '../../core/elements/kinds';
import type { Deck } from '../../core/model/deck-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import { isTerm } from '../../core/amounts/deck-terms';
import {
  type Finding,
  type FindingLocation,
  createLocatedFinding,
  locateSlide,
} from '../review/finding';
import { missingAmountOf } from './compute-recoupment';
import { countSetByHand, financeOf, resetFinanceViews } from './finance-edits';
import type { DeckFinance, Finance } from '../../core/model/finance-schema';
import { formatMoney, parseMoney } from './money';
import { type BudgetTotal, listBudgetTexts, listBudgetTotals } from './named-budgets';
import { areVariants } from '../review/are-variants';

const OPEN_FINANCE = { label: 'Open Finance', dialog: 'finance' } as const;

/** Years after which a comparable film says nothing about the market. */
const MAX_COMPARABLE_AGE = 10;

/** Comparables cost between half and twice as much. */
const MAX_BUDGET_RATIO = 2;

type Locate = (isFound: (element: SlideElement) => boolean) => readonly FindingLocation[];

/** Reviews the finance model and the budgets that the slides give; decks without a model have only the latter. */
export function reviewFinance(
  deck: Deck,
  { locate, year }: { readonly locate: Locate; readonly year: number },
): readonly Finding[] {
  const finance = financeOf(deck);
  const budgets = reviewBudgets(deck, finance);
  if (!deck.finance) return budgets;
  return [
    reviewPlan(finance),
    reviewSources(finance),
    reviewFees(finance),
    ...budgets,
    reviewFiguresSetByHand(locate((element) => countSetByHand(element, finance) > 0)),
    ...reviewComparables(finance, { locate, year }),
  ];
}

function reviewPlan(finance: DeckFinance): Finding {
  const missing = missingAmountOf(finance);
  const isShort = missing > 0;
  const difference = formatMoney(finance, Math.abs(missing));
  return createFinanceFinding(missing === 0 && finance.budget > 0, {
    good: 'The finance plan covers the budget.',
    bad:
      finance.budget === 0
        ? 'Finance has no budget.'
        : `The finance plan is ${difference} ${isShort ? 'below' : 'above'} the budget.`,
  });
}

/** A name tells who it is; a status how certain it is. */
function reviewSources({ sources }: Finance): Finding {
  const unnamed = sources.filter(({ name }) => name.trim() === '').length;
  const isWish = sources.every(({ status }) => status === 'wish');
  return createFinanceFinding(unnamed === 0 && !isWish, {
    good: 'Every source of the finance plan has a name and a status.',
    bad:
      unnamed > 0
        ? `${unnamed} of ${sources.length} sources in the finance plan have no name.`
        : 'No source of the finance plan is attached or has a letter of intent.',
  });
}

function reviewFees({ salesFeePercent, salesExpensesCap }: Finance): Finding {
  return createFinanceFinding(salesFeePercent > 0 && salesExpensesCap > 0, {
    good: 'The waterfall has a sales fee and a cap on sales expenses.',
    bad:
      salesFeePercent === 0
        ? 'The waterfall has no sales fee.'
        : 'Sales expenses have no cap in the waterfall.',
  });
}

/** Budgets that texts and tables give, against that of the model, or else of the first table; nothing for a single one. */
function reviewBudgets(deck: Deck, finance: DeckFinance): readonly Finding[] {
  const slides = deck.slides.filter(({ hidden }) => !hidden);
  const totals = listBudgetTotals(slides);
  const reference = findReference(deck, finance, totals[0]);
  if (!reference) return [];
  const named = [
    ...totals.filter(({ name }) => !areVariants(name, reference.name)),
    ...listBudgetTexts(slides, deck.language),
  ];
  if (named.length < reference.minCount) return [];
  const others = named.filter(
    ({ amount, rounding }) => Math.abs(amount - reference.amount) > rounding,
  );
  const amounts = others.map(({ text, amount }) =>
    text === '' ? formatMoney(finance, amount) : `“${text}”`,
  );
  const locations = others.map(({ slide, elementId }) => ({
    ...locateSlide(deck, slide),
    elementId,
  }));
  const finding = createLocatedFinding(locations, {
    good: reference.good,
    bad: `The budget on slide {} is ${amounts.join(', ')}, but ${reference.place} has ${formatMoney(finance, reference.amount)}.`,
  });
  return [{ ...finding, urgency: 'figures', mend: reference.mend }];
}

/** Budget that others are compared with. */
function findReference(deck: Deck, { budget }: Finance, table: BudgetTotal | undefined) {
  if (budget > 0)
    return {
      amount: budget,
      name: '',
      place: 'Finance',
      good: 'Budgets on the slides are that of Finance.',
      mend: OPEN_FINANCE,
      minCount: 1,
    };
  return (
    table && {
      ...table,
      place: `slide ${locateSlide(deck, table.slide).slideNumber}`,
      good: 'Budgets on the slides are the same.',
      mend: undefined,
      minCount: 2,
    }
  );
}

function reviewFiguresSetByHand(locations: readonly FindingLocation[]): Finding {
  return {
    hasPassed: locations.length === 0,
    message:
      locations.length === 0
        ? 'All figures of the finance follow its model.'
        : `Figures on slide ${locations[0]?.slideNumber} were set by hand and contradict Finance.`,
    locations,
    urgency: 'figures',
    mend: { label: 'Reset figures', edit: (doc) => resetFinanceViews(doc) },
  };
}

function reviewComparables(
  finance: Finance,
  { locate, year }: { readonly locate: Locate; readonly year: number },
): readonly Finding[] {
  const locateFilms = (isWrong: (film: ComparableFilm) => boolean) =>
    locate((element) => comparablesOf(element).some(isWrong));
  if (locateFilms(() => true).length === 0) return [];
  const old = locateFilms((film) => (film.year ?? year) < year - MAX_COMPARABLE_AGE);
  const { budget } = finance;
  const unlike = locateFilms(
    (film) =>
      budget > 0 &&
      film.budget !== undefined &&
      Math.max(film.budget / budget, budget / film.budget) > MAX_BUDGET_RATIO,
  );
  return [
    {
      hasPassed: old.length === 0,
      message:
        old.length === 0
          ? `Comparables are from the last ${MAX_COMPARABLE_AGE} years.`
          : `A comparable film on slide ${old[0]?.slideNumber} is older than ${MAX_COMPARABLE_AGE} years.`,
      locations: old,
    },
    {
      hasPassed: unlike.length === 0,
      message:
        unlike.length === 0
          ? 'Comparables have budgets like yours.'
          : `A comparable film on slide ${unlike[0]?.slideNumber} cost less than half or more than twice your budget.`,
      locations: unlike,
    },
  ];
}

interface ComparableFilm {
  readonly year: number | undefined;
  readonly budget: number | undefined;
}

/** Films of a table with the columns Year and Budget; none for other elements. */
function comparablesOf(element: SlideElement): readonly ComparableFilm[] {
  const [head = [], ...body] = textRowsOf(element);
  const columnOf = (name: 'Year' | 'Budget') => head.findIndex((cell) => isTerm(cell, name));
  const [yearColumn, budgetColumn] = [columnOf('Year'), columnOf('Budget')];
  if (yearColumn === -1 || budgetColumn === -1) return [];
  return body
    .filter(([title = '']) => title.trim() !== '')
    .map((cells) => ({
      year: Number(cells[yearColumn]) || undefined,
      budget: parseMoney(cells[budgetColumn] ?? '') || undefined,
    }));
}

function createFinanceFinding(
  hasPassed: boolean,
  { good, bad }: { readonly good: string; readonly bad: string },
): Finding {
  return { hasPassed, message: hasPassed ? good : bad, locations: [], mend: OPEN_FINANCE };
}
