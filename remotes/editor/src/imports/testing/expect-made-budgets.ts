import '../../elements/kinds';
import { readChartData } from '../../elements/chart/chart-data';
import type { SlideElement } from '../../core/elements/slide-element';
import type { Finance } from '../../core/model/deck-schema';
import type { TableElement } from '../../elements/table/table-schema';
import { rowsWithTotalOf } from '../../elements/table/totals/table-totals';
import { createDeck, createSlide } from '../../core/model/create';
import type { MadeBudget } from '../../core/testing/made-budgets';
import { readAmount, sumExactly } from '../../core/amounts/amounts';
import { parseMoney, roundToCents } from '../../film/finance/finance-figures';
import { listTotals } from '../../film/finance/named-budgets';
import { reviewDeck } from '../../film/review/deck-review';
import { WAYS } from './made-budget-ways';
import { PLANTED_ERRORS } from './planted-errors';

const isClose = (one: number | undefined, other: number) => Math.abs((one ?? 0) - other) < 0.005;

const WAY_NAMES = Object.keys(WAYS) as (keyof typeof WAYS)[];

const deckOf = (
  { language }: MadeBudget,
  slides: readonly (readonly SlideElement[])[],
  finance?: Finance,
) =>
  createDeck({
    language,
    slides: slides.map((elements) => createSlide({ elements })),
    ...(finance && { finance }),
  });

/** Findings about figures, without those that passed. */
function findFaults(deck: ReturnType<typeof deckOf>): readonly string[] {
  return reviewDeck(deck, { templateQuestions: new Set<string>(), bytes: 0, year: 2026 })
    .filter(({ hasPassed, urgency }) => !hasPassed && urgency === 'figures')
    .map(({ message }) => message);
}

/** Tests that budgets are the spreadsheet's however they are entered, and that an error in them is named. */
export function testMadeBudgets(budgets: readonly MadeBudget[]): void {
  const cases = WAY_NAMES.flatMap((way) =>
    budgets.map((budget) => [budget.name, way, budget] as const),
  );

  test.each(cases)(
    '%s, %s: total, chart and finance figure are those of the spreadsheet',
    async (_, way, budget) => {
      const table = await WAYS[way](budget, undefined);
      const withTotal = { ...table, hasTotalRow: true };
      const shown = rowsWithTotalOf(withTotal).at(-1)?.[budget.column] ?? '';
      expect([shown, isClose(readAmount(shown, table), budget.total)]).toEqual([shown, true]);
      expectChart(table, budget);
      const deck = deckOf(budget, [[withTotal]]);
      const [total] = listTotals(deck.slides, 'budget');
      expect([total?.amount, isClose(total?.amount, budget.total)]).toEqual([total?.amount, true]);
      expect(findFaults(deck)).toEqual([]);
      // A total that came with its cells is recognised as one, and computed from then on.
      // A total that formulas refer to stays a formula.
      const isFormula = table.rows.at(-1)?.[budget.column]?.startsWith('=') ?? false;
      if (!way.startsWith('typed'))
        expect(table.hasTotalRow || isFormula).toBe(budget.hasWrittenTotal);
    },
  );

  test.each(budgets)('$name: fields of the finance model read the same', (budget) => {
    for (const { text, value } of budget.items)
      expect([text, parseMoney(text, budget.language)]).toEqual([text, roundToCents(value)]);
  });

  const planted = budgets.flatMap((budget, index) =>
    PLANTED_ERRORS.flatMap((error, kind) => {
      const rows = error.rows ? error.rows(budget) : budget.rows;
      const way = error.way ?? WAY_NAMES[(index + kind) % WAY_NAMES.length] ?? 'typed';
      return rows ? [[budget.name, way, error.kind, { budget, rows, error }] as const] : [];
    }),
  );

  test.each(planted)('%s, %s: the check finds %s', async (_, way, __, { budget, rows, error }) => {
    const table = await WAYS[way](budget, rows);
    const slides = error.slides?.(budget, table) ?? [[table]];
    const found = findFaults(deckOf(budget, slides, error.finance?.(budget)));
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(error.finding)]));
  });
}

function expectChart(table: TableElement, { items, total }: MadeBudget): void {
  const { series, labels } = readChartData(table.rows, table);
  const amounts = series.find(({ name }) => name === 'Amount');
  expect(labels.filter((label) => label !== '' && !/the line/.test(label))).toEqual(
    items.map(({ label }) => label),
  );
  expect(isClose(sumExactly(amounts?.values ?? []), total)).toBe(true);
}
