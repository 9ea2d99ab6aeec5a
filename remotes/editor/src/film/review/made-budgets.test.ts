/** @jest-environment node */
import '../../elements/kinds';
import { readChartData } from '../../elements/chart/chart-data';
import { createChart } from '../../elements/chart/create-chart';
import type { SlideElement } from '../../core/elements/slide-element';
import { tableReview } from '../../elements/table/table-review';
import { createTable } from '../../elements/table/create-table';
import type { TableElement } from '../../elements/table/table-schema';
import { rowsWithTotalOf } from '../../elements/table/totals/table-totals';
import { createEditorDocument, currentSlideOf } from '../../core/edit/editor-document';
import { createDeck, createSlide } from '../../core/model/create';
import { pasteGrid } from '../../elements/paste-grid';
import { readDelimitedFile, readPastedGrid } from '../../core/pasted-text';
import { makeBudgets, type MadeBudget } from '../../core/testing/made-budgets';
import { readAmount, sumExactly } from '../../core/amounts/amounts';
import { reviewDeck } from './deck-review';
import { parseMoney, roundToCents } from '../finance/finance-figures';

const budgets = makeBudgets(56);

type Rows = MadeBudget['rows'];

const tsvOf = (rows: Rows) => rows.map((row) => row.join('\t')).join('\r\n');

function paste(grid: Rows | undefined, { language }: MadeBudget): TableElement {
  if (!grid) throw new Error('No cells were found.');
  const doc = pasteGrid(createEditorDocument(createDeck({ language })), grid);
  const [table] = currentSlideOf(doc).elements;
  if (table?.type !== 'table') throw new Error('No table was added.');
  return table;
}

/** The table with a row of totals, as each way of entering cells makes it. */
const WAYS: Readonly<Record<string, (budget: MadeBudget) => TableElement>> = {
  pasted: (budget) => paste(readPastedGrid('<table>', tsvOf(budget.rows)), budget),
  imported(budget) {
    const csv = budget.rows.map((row) => row.map((cell) => `"${cell}"`).join(';')).join('\n');
    return paste(readDelimitedFile(csv), budget);
  },
  typed: ({ rows, language }) =>
    createTable({ rows, language, columnWeights: (rows[0] ?? []).map(() => 1) }),
};

const cases = Object.entries(WAYS).flatMap(([way, enter]) =>
  budgets.map((budget) => [budget.name, way, budget, enter(budget)] as const),
);

const isClose = (one: number | undefined, other: number) => Math.abs((one ?? 0) - other) < 0.005;

function findFaults(elements: readonly SlideElement[], { language }: MadeBudget) {
  const deck = createDeck({ language, slides: [createSlide({ elements })] });
  const context = { templateQuestions: new Set<string>(), bytes: 0, year: 2026 };
  return reviewDeck(deck, context)
    .filter(({ hasPassed, message }) => !hasPassed && /total|formula|chart|mean two/.test(message))
    .map(({ message }) => message);
}

test.each(cases)('%s, %s: the total is that of the spreadsheet', (_, way, budget, table) => {
  const withTotal = { ...table, hasTotalRow: true };
  const shown = rowsWithTotalOf(withTotal).at(-1)?.[budget.column] ?? '';
  expect([shown, isClose(readAmount(shown, table), budget.total)]).toEqual([shown, true]);
  expect(findFaults([table], budget)).toEqual([]);
  expect(findFaults([withTotal], budget)).toEqual([]);
  // A total that was pasted is recognised as one, and computed from then on.
  if (way !== 'typed') expect(table.hasTotalRow).toBe(budget.hasWrittenTotal);
});

test.each(cases)('%s, %s: the chart shows its items only', (_, __, budget, table) => {
  const { series, labels } = readChartData(table.rows, table);
  const amounts = series.find(({ name }) => name === 'Amount');
  expect(labels.filter((label) => label !== '' && !/the line/.test(label))).toEqual(
    budget.items.map(({ label }) => label),
  );
  expect(isClose(sumExactly(amounts?.values ?? []), budget.total)).toBe(true);
});

test.each(budgets)('$name: fields of the finance model read the same', ({ items, language }) => {
  for (const { text, value } of items)
    expect([text, parseMoney(text, language)]).toEqual([text, roundToCents(value)]);
});

interface PlantedError {
  readonly kind: string;
  readonly finding: RegExp;
  readonly plant: (budget: MadeBudget) => readonly SlideElement[];
}

/** Replaces the amount of the second item. */
function replaceAmount({ rows, items, column }: MadeBudget, text: string): Rows {
  const at = rows.findIndex(([label]) => label === items[1]?.label);
  return rows.with(at, (rows[at] ?? []).with(column, text));
}

const tableOf = ({ language }: MadeBudget, rows: Rows, hasTotalRow = false) =>
  createTable({ rows, language, hasTotalRow, columnWeights: (rows[0] ?? []).map(() => 1) });

const PLANTED: readonly PlantedError[] = [
  {
    kind: 'an amount that was changed below a written total',
    finding: /^A written total on slide 1 is wrong: .* add up to /,
    plant: (budget) => [tableOf(budget, replaceAmount(budget, budget.items[0]?.text ?? ''))],
  },
  {
    kind: 'an amount with a note sign',
    finding: /leaves out “12\.500 €\*”/,
    plant: (budget) => [tableOf(budget, replaceAmount(budget, '12.500 €*'), true)],
  },
  {
    kind: 'another currency',
    finding: /adds different currencies/,
    plant: (budget) => [tableOf(budget, replaceAmount(budget, '1 kr'), true)],
  },
  {
    kind: 'a formula that reads a text',
    finding: /counts “12\.500 €\*” as 0/,
    plant: (budget) => {
      const changed = replaceAmount(budget, '12.500 €*');
      const column = budget.column === 1 ? 'B' : 'C';
      const rows = changed.map((row, at) => [
        ...row,
        at === 1 ? `=SUM(${column}2:${column}4)` : '',
      ]);
      return [tableOf(budget, rows)];
    },
  },
  {
    kind: 'a chart with a cell that is no number',
    finding: /^A chart on slide 1 .* “tbc”/,
    plant: (budget) => [
      createChart({ rows: replaceAmount(budget, 'tbc'), language: budget.language }),
    ],
  },
];

test.each(
  budgets.map((budget, index) => {
    const planted = budget.hasWrittenTotal ? index % PLANTED.length : 1 + (index % 4);
    return [budget.name, PLANTED[planted]?.kind, budget, PLANTED[planted]] as const;
  }),
)('%s: the check finds %s', (_, __, budget, planted) => {
  const found = findFaults(planted?.plant(budget) ?? [], budget);
  expect(found.filter((message) => planted?.finding.test(message))).toHaveLength(1);
});

test('A wrong subtotal is found beside subtotals that are formulas', () => {
  const rows = [
    ['Kostenart', 'Deutschland', 'Frankreich'],
    ['Drehbuch', '60.000', '45.000'],
    ['Recherche', '850', '1.250'],
    ['Zwischensumme Vorkosten', '=SUM(B2:B3)', '=SUM(C2:C3)'],
    ['Stab', '780.500', '412.400'],
    ['Darsteller', '340.000', '285.750'],
    ['Zwischensumme Dreharbeiten', '1.130.500', '698.150'],
  ];
  const table = createTable({
    rows,
    language: 'de',
    hasTotalRow: true,
    totalLabel: 'Gesamtkosten',
    columnWeights: [2, 1, 1],
  });
  expect(tableReview.figureFaultsOf?.(table).sum).toEqual([
    '“1.130.500”, but the rows add up to 1.181.350',
  ]);
});

const GROUPED: Readonly<Record<string, Rows>> = {
  'letters and numbers': [
    ['Pos.', 'Kostenart', 'Betrag'],
    ['A', 'Vorkosten', '60.850'],
    ['1', 'Drehbuch', '60.000'],
    ['2', 'Recherche', '850'],
    ['B', 'Dreharbeiten', '781.750'],
    ['3', 'Stab', '780.500'],
    ['4', 'Reise', '1.250'],
    ['', 'Herstellungskosten', '842.600'],
  ],
  'numbers of several levels before labels': [
    ['Kostenart', 'Betrag'],
    ['1. Vorkosten', '60.850'],
    ['1.1 Drehbuch', '60.000'],
    ['1.2 Recherche', '850'],
    ['2. Dreharbeiten', '781.750'],
    ['2.1 Stab', '781.750'],
    ['Herstellungskosten', '842.600'],
  ],
};

test.each(Object.entries(GROUPED))('Sums at the head of groups with %s count once', (_, rows) => {
  const budget = { ...budgets[0], language: 'de' } as MadeBudget;
  const table = { ...paste(rows, budget), hasTotalRow: true };
  expect(rowsWithTotalOf(table).at(-1)?.at(-1)).toBe('842.600');
  expect(findFaults([table], budget)).toEqual([]);
  const { series } = readChartData(table.rows, table);
  expect(sumExactly(series[0]?.values ?? [])).toBe(842_600);
  const changed = table.rows.map((row) => row.map((cell) => (cell === '850' ? '950' : cell)));
  expect(findFaults([{ ...table, rows: changed }], budget)).toEqual([
    expect.stringMatching(/^A written total .* “60\.850”, but the rows add up to 60\.950/),
  ]);
});
