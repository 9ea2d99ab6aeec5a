import { createChart } from '../../elements/chart/create-chart';
import type { SlideElement } from '../../core/elements/slide-element';
import type { Finance } from '../../core/model/deck-schema';
import { createText } from '../../core/text/create-text';
import type { MadeBudget } from '../../core/testing/made-budgets';
import type { TableElement } from '../../elements/table/table-schema';
import { EMPTY_FINANCE } from '../../film/finance/finance-edits';
import { roundToCents } from '../../film/finance/finance-figures';
import type { WAYS } from './made-budget-ways';

type Rows = MadeBudget['rows'];

/** An error that a person can make with a budget, and the finding that names it. */
interface PlantedError {
  readonly kind: string;
  /** The only way in which it can be made; any unless given. */
  readonly way?: keyof typeof WAYS;
  readonly finding: RegExp;
  /** Other cells than those of the budget; undefined where the error is none, for example without a written total. */
  readonly rows?: (budget: MadeBudget) => Rows | undefined;
  /** Elements by slide; the table alone unless given. */
  readonly slides?: (
    budget: MadeBudget,
    table: TableElement,
  ) => readonly (readonly SlideElement[])[];
  readonly finance?: (budget: MadeBudget) => Finance;
}

const rowOf = ({ rows }: MadeBudget, label = '') => rows.findIndex((row) => row[0] === label);

const withCell = (rows: Rows, row: number, column: number, text: string): Rows =>
  rows.map((cells, index) => (index === row ? cells.with(column, text) : cells));

/** Replaces the amount of the second item. */
const replaceAmount = (budget: MadeBudget, text: string, { rows, column } = budget): Rows =>
  withCell(rows, rowOf(budget, budget.items[1]?.label), column, text);

const totalRowOf = ({ rows }: MadeBudget) => rows.findLastIndex((row) => row[0] !== '');

const largestItemOf = ({ items }: MadeBudget) =>
  items.reduce((most, item) => (item.value > most.value ? item : most));

/** The writing with its first digit one higher. */
const misread = (text: string) => text.replace(/[1-9]/, (digit) => String((Number(digit) % 9) + 1));

const firstAmountOf = ({ items }: MadeBudget) => items[0]?.text ?? '';

const asTotal = (table: TableElement): TableElement => ({ ...table, hasTotalRow: true });

export const PLANTED_ERRORS: readonly PlantedError[] = [
  {
    kind: 'an amount that was changed above a written total',
    finding: /^A written total on slide 1 is wrong: .* add up to /,
    rows: (budget) =>
      budget.hasWrittenTotal ? replaceAmount(budget, firstAmountOf(budget)) : undefined,
  },
  {
    kind: 'a row that is missing above a written total',
    finding: /^A written total on slide 1 is wrong: .* add up to /,
    rows: (budget) =>
      budget.hasWrittenTotal
        ? budget.rows.toSpliced(rowOf(budget, budget.items[1]?.label), 1)
        : undefined,
  },
  {
    kind: 'a wrong digit in the total',
    finding: /^A written total on slide 1 is wrong: .* add up to /,
    rows(budget) {
      const row = totalRowOf(budget);
      const text = misread(budget.rows[row]?.[budget.column] ?? '');
      return budget.hasWrittenTotal ? withCell(budget.rows, row, budget.column, text) : undefined;
    },
  },
  {
    kind: 'a wrong digit in a subtotal',
    finding: /^A written total on slide 1 is wrong: .* add up to /,
    rows(budget) {
      if (!budget.name.endsWith('subtotals')) return undefined;
      return withCell(budget.rows, 4, 1, misread(budget.rows[4]?.[1] ?? ''));
    },
  },
  {
    kind: 'a wrong share',
    finding: /^A share on slide 1 is not that of its amount: /,
    rows(budget) {
      if (!budget.name.endsWith('shares')) return undefined;
      // A small share may be 0.0 %.
      const row = rowOf(budget, largestItemOf(budget).label);
      return withCell(budget.rows, row, 2, misread(budget.rows[row]?.[2] ?? ''));
    },
  },
  {
    kind: 'an amount with a note sign',
    finding: /leaves out “12\.500 €\*”/,
    rows: (budget) => replaceAmount(budget, '12.500 €*'),
    slides: (_, table) => [[asTotal(table)]],
  },
  {
    kind: 'another currency',
    finding: /adds different currencies/,
    rows: (budget) => replaceAmount(budget, '1 kr'),
    slides: (_, table) => [[asTotal(table)]],
  },
  {
    kind: 'a formula that reads a text',
    way: 'typed with formulas',
    finding: /counts “12\.500 €\*” as 0/,
    rows(budget) {
      const column = budget.column === 1 ? 'B' : 'C';
      return replaceAmount(budget, '12.500 €*').map((row, at) => [
        ...row,
        at === 1 ? `=SUM(${column}2:${column}4)` : '',
      ]);
    },
  },
  {
    kind: 'a formula that leaves out a row',
    way: 'typed with formulas',
    finding: /^A written total on slide 1 is wrong: .* add up to /,
    rows(budget) {
      if (!/, (?:total|shares)$/.test(budget.name)) return undefined;
      const sum = `=SUM(B2:B${totalRowOf(budget) - 1})`;
      return withCell(budget.rows, totalRowOf(budget), 1, sum);
    },
  },
  {
    kind: 'a chart with a cell that is no number',
    finding: /^A chart on slide 1 .* “tbc”/,
    slides: (budget) => [
      [createChart({ rows: replaceAmount(budget, 'tbc'), language: budget.language })],
    ],
  },
  {
    kind: 'a chart that was left behind by its table',
    finding: /^A chart on slide 1 shows other figures than its table/,
    slides: (budget, table) => [
      [
        table,
        createChart({
          rows: replaceAmount(budget, firstAmountOf(budget)),
          language: budget.language,
          sourceTableId: table.id,
        }),
      ],
    ],
  },
  {
    kind: 'a chart of its own with another amount',
    finding: /^A figure differs between two places: /,
    slides: (budget, table) => [
      [table],
      [
        createChart({
          rows: replaceAmount(budget, firstAmountOf(budget)),
          language: budget.language,
        }),
      ],
    ],
  },
  {
    kind: 'a text that names another budget',
    finding: /^The budget on slide 1 is “/,
    slides: (budget, table) => [
      [createText({ content: `Budget: ${misread(totalTextOf(budget))}` })],
      [asTotal(table)],
    ],
  },
  {
    kind: 'another budget in Finance',
    finding: /^The budget on slide 1 /,
    slides: (_, table) => [[asTotal(table)]],
    finance: ({ total }) => ({ ...EMPTY_FINANCE, budget: roundToCents(total * 1.1) }),
  },
];

function totalTextOf({ hasWrittenTotal, rows, column, items, total, ...budget }: MadeBudget) {
  if (hasWrittenTotal) return rows[totalRowOf({ rows } as MadeBudget)]?.[column] ?? '';
  const [before = '', after = ''] = (items[0]?.text ?? '').split(/\d(?:.*\d)?/);
  return `${before}${new Intl.NumberFormat(budget.language).format(total)}${after}`;
}
