import { textRowsOf } from '../../core/elements/kinds';
import type { Deck, DeckFinance, Finance } from '../../core/model/deck-schema';
import type { SlideElement } from '../../core/elements/slide-element';
import { isDeckTerm } from '../../core/amounts/deck-terms';
import {
  type Finding,
  type FindingLocation,
  createLocatedFinding,
  locateSlide,
} from '../review/check-messages';
import { missingAmountOf, formatMoney, hasCents, roundToCents } from './finance-figures';
import { contradictsFinance, financeOf, resetFinanceViews } from './finance-edits';
import { SECURED_STATUSES } from '../../core/model/finance-terms';
import {
  listBudgetTexts,
  listTotals,
  type NamedBudget,
  type NamedTotal,
  WHOLE_ROUNDING,
} from './named-budgets';
import { parseAmounts, ROUNDING_ERROR } from '../../core/amounts/amounts';
import { areVariants } from '../review/repeated-figures';

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
  const plan = reviewPlan(finance);
  // Nothing is said to cover a budget that the deck names twice.
  const isClaimed = plan.hasPassed && budgets.some(({ hasPassed }) => !hasPassed);
  return [
    ...(isClaimed ? [] : [plan]),
    reviewSources(finance),
    reviewFees(finance),
    ...budgets,
    reviewFiguresSetByHand(locate((element) => contradictsFinance(element, finance))),
    ...reviewComparables(finance, { locate, year }),
  ];
}

function reviewPlan(finance: DeckFinance): Finding {
  const missing = missingAmountOf(finance);
  const isShort = missing > 0;
  const difference = formatMoney(finance, Math.abs(missing));
  const finding = createFinanceFinding(missing === 0 && finance.budget > 0, {
    good: 'The finance plan covers the budget.',
    bad:
      finance.budget === 0
        ? 'Finance has no budget.'
        : `The finance plan is ${difference} ${isShort ? 'below' : 'above'} the budget.`,
  });
  // Gaps stand in the plan as such; too much is a mistake.
  return isShort || finance.budget === 0 ? finding : { ...finding, urgency: 'figures' };
}

/** A name tells who it is; a status how certain it is. */
function reviewSources({ sources }: Finance): Finding {
  const unnamed = sources.filter(({ name }) => name.trim() === '').length;
  const isSecured = sources.some(({ status }) => SECURED_STATUSES.has(status));
  return createFinanceFinding(unnamed === 0 && isSecured, {
    good: 'Every source of the finance plan has a name, and at least one is attached or has a letter of intent.',
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

/** Budgets and totals of finance plans that the slides give, against the budget of the model or else of the first table. */
function reviewBudgets(deck: Deck, finance: DeckFinance): readonly Finding[] {
  const slides = deck.slides.filter(({ hidden }) => !hidden);
  const totals = listTotals(slides, 'budget');
  const plans = listTotals(slides, 'plan');
  const reference = findReference(deck, finance, totals[0]);
  if (!reference && plans.length === 0) return [];
  const texts = listBudgetTexts(slides, deck.language);
  return [
    reference && reviewNamedBudgets(deck, finance, { reference, totals, texts }),
    reviewPlanTotals(deck, finance, {
      reference: reference ?? findReference(deck, finance, texts[0]),
      totals: plans,
    }),
  ].filter((finding) => finding !== undefined);
}

interface NamedAmounts {
  readonly reference: Reference;
  readonly totals: readonly NamedTotal[];
  readonly texts: readonly NamedBudget[];
}

/** Undefined if there is nothing to compare. */
function reviewNamedBudgets(
  deck: Deck,
  finance: DeckFinance,
  { reference, totals, texts }: NamedAmounts,
): Finding | undefined {
  const named = [...totals.filter(({ name }) => !areVariants(name, reference.name)), ...texts];
  if (named.length < reference.minCount) return undefined;
  const others = named.filter((each) => differenceOf(each, reference) !== 0);
  const amounts = others.map((each) => writeBudget(finance, each));
  const finding = createLocatedFinding(locateAll(deck, others), {
    good: describeSameBudgets(locateAll(deck, named), reference),
    bad: `The budget on slide {} is ${amounts.join(', ')}, but ${reference.place} has ${writeBudget(finance, reference)}.`,
  });
  return { ...finding, urgency: 'figures', mend: reference.mend };
}

/** Names the slides, so that no other is praised. */
function describeSameBudgets(locations: readonly FindingLocation[], { place }: Reference): string {
  const numbers = Array.from(new Set(locations.map(({ slideNumber }) => slideNumber)));
  const [first = 0, ...others] = numbers.toSorted((one, other) => one - other);
  const on = others.length === 0 ? `slide ${first}` : `slides ${[first, ...others].join(', ')}`;
  return place === 'Finance'
    ? `The budget on ${on} is that of Finance.`
    : `The budgets on ${on} are the same.`;
}

/** A plan names what it does not cover in a line of its own, or its total is that of the budget. */
function reviewPlanTotals(
  deck: Deck,
  finance: DeckFinance,
  {
    reference,
    totals,
  }: { readonly reference: Reference | undefined } & Pick<NamedAmounts, 'totals'>,
): Finding | undefined {
  const compared = totals.filter(({ name }) => reference && !areVariants(name, reference.name));
  if (!reference || compared.length === 0) return undefined;
  const wrong = compared.filter(
    (total) =>
      differenceOf(total, reference) !== 0 && !total.lines.includes(Math.abs(reference.amount)),
  );
  const texts = wrong.map((total) => {
    const difference = differenceOf(total, reference);
    return `${formatMoney(finance, total.amount)}, ${formatMoney(finance, Math.abs(difference))} ${difference < 0 ? 'less' : 'more'}`;
  });
  const place = `${reference.place === 'Finance' ? 'in' : 'on'} ${reference.place}`;
  const finding = createLocatedFinding(locateAll(deck, wrong), {
    good: 'The finance plan adds up to the budget.',
    bad: `The finance plan on slide {} adds up to ${texts.join(', and ')} than the budget of ${writeBudget(finance, reference)} ${place}.`,
  });
  return { ...finding, urgency: 'figures', mend: reference.mend };
}

/** Zero if rounding explains the difference. */
function differenceOf(one: NamedBudget, reference: Reference): number {
  const difference = roundToCents(one.amount - reference.amount);
  return Math.abs(difference) > Math.max(one.rounding, reference.rounding) ? difference : 0;
}

function writeBudget(
  finance: DeckFinance,
  { text, amount }: Pick<NamedBudget, 'text' | 'amount'>,
): string {
  return text === '' ? formatMoney(finance, amount) : `“${text}”`;
}

function locateAll(deck: Deck, budgets: readonly NamedBudget[]): readonly FindingLocation[] {
  return budgets.map(({ slide, elementId }) => ({ ...locateSlide(deck, slide), elementId }));
}

type Reference = NonNullable<ReturnType<typeof findReference>>;

/** Budget that others are compared with. */
function findReference(
  deck: Deck,
  { budget }: Finance,
  named: NamedBudget | NamedTotal | undefined,
) {
  if (budget > 0)
    return {
      amount: budget,
      text: '',
      rounding: hasCents(budget) ? ROUNDING_ERROR : WHOLE_ROUNDING,
      name: '',
      place: 'Finance',
      mend: OPEN_FINANCE,
      minCount: 1,
    };
  return (
    named && {
      name: '',
      ...named,
      place: `slide ${locateSlide(deck, named.slide).slideNumber}`,
      mend: undefined,
      minCount: 2,
    }
  );
}

function reviewFiguresSetByHand(locations: readonly FindingLocation[]): Finding {
  return {
    ...createLocatedFinding(locations, {
      good: 'All figures of the finance follow its model.',
      bad: 'Figures on slide {} were set by hand and contradict Finance.',
    }),
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
export function comparablesOf(element: SlideElement): readonly ComparableFilm[] {
  const [head = [], ...body] = textRowsOf(element);
  const columnOf = (name: 'Year' | 'Budget') => head.findIndex((cell) => isDeckTerm(cell, name));
  const [yearColumn, budgetColumn] = [columnOf('Year'), columnOf('Budget')];
  if (yearColumn === -1 || budgetColumn === -1) return [];
  const films = body.filter(([title = '']) => title.trim() !== '');
  // The plain 1 keeps the amounts from sharing a scale.
  const cells = [...films.map((film) => film[budgetColumn] ?? ''), '1'];
  const { values } = parseAmounts(cells, 'rows' in element ? element : {});
  return films.map((film, at) => {
    const budget = values[at] ?? 0;
    return {
      year: Number(film[yearColumn]) || undefined,
      budget: budget > 0 ? budget : undefined,
    };
  });
}

function createFinanceFinding(
  hasPassed: boolean,
  { good, bad }: { readonly good: string; readonly bad: string },
): Finding {
  return { hasPassed, message: hasPassed ? good : bad, locations: [], mend: OPEN_FINANCE };
}
