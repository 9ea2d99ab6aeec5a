/** @jest-environment node */
import '../../elements/kinds';
import { readChartData } from '../../elements/chart/chart-data';
import { createChart } from '../../elements/chart/create-chart';
import type { TableElement } from '../../elements/table/table-schema';
import { createTable } from '../../elements/table/create-table';
import { computeFormulas } from '../../elements/table/formulas/compute-formulas';
import { formatNumbers, numberFormatsOf } from '../../elements/table/formats/number-formats';
import { rowsWithTotalOf } from '../../elements/table/totals/table-totals';
import { AMOUNT_WRITINGS } from '../../core/testing/amount-writings';
import { findUncertainAmounts, isPercentAmount, readAmount } from '../../core/amounts/amounts';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { parseMoney, roundToCents } from '../finance/finance-figures';
import { isBlankAmount } from '../../core/amounts/parse-amount';
import { deckTermOf } from '../../core/amounts/deck-terms';
import { createEditorDocument, currentSlideOf } from '../../core/edit/editor-document';
import { createDeck, createSlide } from '../../core/model/create';
import { type PastedGrid, readDelimitedFile, readPastedGrid } from '../../core/pasted-text';
import { createText } from '../../core/text/create-text';
import { pasteGrid } from '../../elements/paste-grid';
import { formatLikeColumn } from '../../elements/table/table-kind';
import { comparablesOf } from '../finance/finance-review';
import { listBudgetTexts } from '../finance/named-budgets';
import { reviewDeck } from './deck-review';

const rowsOf = (text: string) => [
  ['Item', 'Amount'],
  ['Cast', text],
];

/** Value of an amount where it is read, if it is read there. */
const PLACES: Readonly<
  Record<string, (text: string, language: DeckLanguage) => number | undefined>
> = {
  // The plain 1 keeps the amounts from sharing a scale.
  chart: (text, language) =>
    readChartData([...rowsOf(text), ['Crew', '1']], { language }).series[0]?.values[0],
  total(text, language) {
    const table = createTable({ rows: rowsOf(text), language, hasTotalRow: true });
    return readAmount(rowsWithTotalOf(table).at(-1)?.[1] ?? '', table);
  },
  formula(text, language) {
    const rows = computeFormulas([...rowsOf(text), ['Crew', '=B2']], { language });
    return readAmount(rows[2]?.[1] ?? '', { language });
  },
  'typed cell'(text, language) {
    const rows = rowsOf(text);
    const typed = formatLikeColumn({ rows, language }, { row: 1, column: 1 }, '');
    return readAmount(typed, { language });
  },
  'pasted cell': (text, language) =>
    readGrid(readPastedGrid('<table>', `Item\tAmount\nCast\t${text}`), language),
  'cell of a text file': (text, language) =>
    readGrid(readDelimitedFile(`Item;Amount\nCast;"${text}"`), language),
  'line of a text'(text, language) {
    const slide = createSlide({ elements: [createText({ content: `Budget: ${text}` })] });
    return listBudgetTexts([slide], language)[0]?.amount;
  },
  'table of comparable films'(text, language) {
    const rows = [
      [deckTermOf(language, 'Year'), deckTermOf(language, 'Budget')],
      ['2025', text],
    ];
    return comparablesOf(createTable({ rows, language, columnWeights: [1, 1] }))[0]?.budget;
  },
  'finance field': (text, language) => parseMoney(text, language),
  'number format'(text, language) {
    const table = createTable({ rows: rowsOf(text), language });
    const range = { top: 1, left: 1, bottom: 1, right: 1 };
    const [plain] = numberFormatsOf(language);
    const changed = plain ? formatNumbers(table, range, plain) : table;
    return readAmount(changed.rows[1]?.[1] ?? '', table);
  },
};

const cases = AMOUNT_WRITINGS.filter(
  // Percents are shares in formulas and totals, which have tests of their own.
  ([text, , , value]) => value !== undefined && !isPercentAmount(text) && !isBlankAmount(text),
).flatMap(([text, language, , value = 0]) =>
  Object.keys(PLACES)
    // A sign before a budget is a dash behind its word.
    .filter((place) => value >= 0 || place !== 'line of a text')
    .map((place) => [text, language, place, value] as const),
);

function readGrid(grid: PastedGrid | undefined, language: DeckLanguage): number | undefined {
  const doc = pasteGrid(createEditorDocument(createDeck({ language })), grid ?? []);
  const [table] = currentSlideOf(doc).elements;
  return table?.type === 'table' ? readAmount(table.rows[1]?.[1] ?? '', table) : undefined;
}

test.each(cases)('“%s” in a deck in %s is in a %s %d', (text, language, place, value) => {
  // Texts count days and pages, too.
  if (place === 'line of a text' && (value < 1000 || value === 2027))
    return expect(PLACES[place]?.(text, language)).toBeUndefined();
  if (place === 'table of comparable films' && value <= 0)
    return expect(PLACES[place]?.(text, language)).toBeUndefined();
  if (place !== 'finance field') return expect(PLACES[place]?.(text, language)).toBe(value);
  const cents = value < 0 ? undefined : roundToCents(value);
  return expect(PLACES[place]?.(text, language)).toBe(cents);
});

test.each(AMOUNT_WRITINGS.filter(([, , , value]) => value === undefined))(
  '“%s” in a deck in %s is no amount in any place',
  (text, language) => {
    expect(parseMoney(text, language)).toBeUndefined();
    expect(readChartData(rowsOf(text), { language }).series).toEqual([]);
    const table = createTable({ rows: rowsOf(text), language, hasTotalRow: true });
    expect(rowsWithTotalOf(table).at(-1)?.[1]).toBe('0');
  },
);

test.each(
  AMOUNT_WRITINGS.filter(
    ([text, language, beside]) => findUncertainAmounts([text, ...beside], { language }).length > 0,
  ),
)('“%s” in a deck in %s beside %j is said to have two readings', (text, language, beside) => {
  const rows = [['Item', 'Amount'], ...[text, ...beside].map((cell) => ['Cast', cell])];
  for (const element of [createTable({ rows, language }), createChart({ rows, language })]) {
    const deck = createDeck({ language, slides: [createSlide({ elements: [element] })] });
    const findings = reviewDeck(deck, { templateQuestions: new Set(), bytes: 0, year: 2026 });
    expect(findings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^Amounts on slide 1 could mean two things: /),
    );
  }
});

test('A comparable film is read as its column is, and as its table was told to be', () => {
  const rows = [
    ['Film', 'Year', 'Budget'],
    ['A', '2025', '1.250'],
    ['B', '2025', '12.75'],
  ];
  const budgetsOf = (table: Partial<TableElement>) =>
    comparablesOf(createTable({ rows, columnWeights: [1, 1, 1], ...table })).map(
      ({ budget }) => budget,
    );
  expect(budgetsOf({ language: 'de' })).toEqual([1.25, 12.75]);
  expect(budgetsOf({ rows: rows.slice(0, 2) })).toEqual([1250]);
  expect(budgetsOf({ rows: rows.slice(0, 2), decimalSign: '.' })).toEqual([1.25]);
});
