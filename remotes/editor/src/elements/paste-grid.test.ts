/** @jest-environment node */
import './kinds';
import { readChartData } from './chart/chart-data';
import type { TableElement, CellStyle } from './table/table-schema';
import { tableReview } from './table/table-review';
import { mainTotalOf, rowsWithTotalOf } from './table/totals/table-totals';
import { createEditorDocument, currentSlideOf } from '../core/edit/editor-document';
import { readAmount } from '../core/amounts/amounts';
import { createDeck, createSlide } from '../core/model/create';
import { validateDeck } from './parse-deck';
import { addGrid, fillCells, pasteGrid } from './paste-grid';
import { createBudgetTable } from '../film/film-tables';
import type { CellPosition } from '../core/elements/element-kind';
import type { PastedGrid } from '../core/pasted-text';
import { fitChangedTables } from './table/fit/fit-changed-tables';
import { cellStyleOf } from './table/style/cell-style';
import { countTitleRows } from './count-title-rows';
import { computeFormulas } from './table/formulas/compute-formulas';
import { hasWholeWords } from './table/fit/fit-table';

test('Pasted cells keep their types: amounts stand right, and a row of totals stays true', () => {
  const grid = [
    ['Item', 'Note', 'Amount'],
    ['Crew', 'day', '$12,000'],
    ['Cast', 'week', '$30,000'],
    ['Total', '', '$42,000'],
  ];
  const doc = pasteGrid(createEditorDocument(createDeck()), grid);
  const [table] = currentSlideOf(doc).elements as readonly TableElement[];
  expect(table).toMatchObject({ hasTotalRow: true, rows: grid.slice(0, 3) });
  expect(table?.cellStyles?.every((style) => style.column === 2)).toBe(true);
  expect(table?.cellStyles?.[0]).toEqual({ row: 0, column: 2, textAlign: 'right' });
});

test('Cells that are pasted while a table is selected replace its cells, in its place and look, and the table grows', () => {
  const before = pasteGrid(createEditorDocument(createDeck({ language: 'de' })), [
    ['Linie', 'Betrag'],
    ['Buch', '850'],
    ['Summe', '850'],
  ]);
  const [old] = currentSlideOf(before).elements as readonly TableElement[];
  const lines = Array.from({ length: 9 }, (_, row) => [
    `Linie ${row}`,
    `Zahlung durch den Partner in Frankreich ${row}`,
    '1.250.000,00',
  ]);
  const pasted = pasteGrid(before, [
    ['Linie', 'Zahlung', 'Betrag'],
    ...lines,
    ['Summe', '', '11.250.000,00'],
  ]);
  const [slide] = fitChangedTables(pasted.deck, before.deck).slides;
  const [table, ...others] = (slide?.elements ?? []) as readonly TableElement[];
  expect(others).toEqual([]);
  expect(table).toMatchObject({
    id: old?.id,
    x: old?.x,
    y: old?.y,
    hasTotalRow: true,
    language: 'de',
  });
  expect(table?.rows.at(-1)).toEqual([
    'Linie 8',
    'Zahlung durch den Partner in Frankreich 8',
    '1.250.000,00',
  ]);
  expect(table && hasWholeWords(table)).toBe(true);
  expect(table?.height).toBeGreaterThan(old?.height ?? 0);
});

test('Pasted cells that are too long are cut, so that the deck can be opened again', () => {
  const doc = pasteGrid(createEditorDocument(createDeck()), [['a'.repeat(600), 'b']]);
  expect(validateDeck(doc.deck).ok).toBe(true);
});

test('A tall table begins higher, so that its rows fit on the slide in small type', () => {
  const placeOf = (rowCount: number) => {
    const grid = Array.from({ length: rowCount }, (_, row) => [`Line ${row}`, '1']);
    const before = createEditorDocument(createDeck());
    const { slides } = fitChangedTables(pasteGrid(before, grid).deck, before.deck);
    const [table] = slides[0]?.elements ?? [];
    return [table?.y, Math.round((table?.y ?? 0) + (table?.height ?? 0))];
  };
  expect(placeOf(5)).toEqual([120, 320]);
  expect(placeOf(21)).toEqual([32, 524]);
});

test('Styles of a sheet are added to those of the amounts', () => {
  const grid = [
    ['Item', 'Amount'],
    ['Crew', '$1'],
  ];
  const doc = addGrid(createEditorDocument(createDeck()), grid, {
    cellStyles: [
      { row: 0, column: 0, columnSpan: 2 },
      { row: 0, column: 0, textAlign: 'center' },
      { row: 0, column: 1, textAlign: 'left' },
    ],
  });
  const [table] = currentSlideOf(doc).elements as readonly TableElement[];
  expect(table?.cellStyles).toEqual([
    { row: 0, column: 1, textAlign: 'left' },
    { row: 1, column: 1, textAlign: 'right' },
    { row: 0, column: 0, columnSpan: 2, textAlign: 'center' },
  ]);
});

const importedRows = [
  ['Kalkulation „Nachtfähre“', '', '', ''],
  ['Stand', '12.11.2026', '', ''],
  ['', '', '', ''],
  ['Position', 'Deutschland', 'Frankreich', 'Gesamt'],
  ['Buch', '40.000', '20.000', '=B5+C5'],
  ['Musik', '10.000', '5.000', '=B6+C6'],
  ['Zwischensumme', '=SUM(B5:B6)', '=SUM(C5:C6)', '=B7+C7'],
  ['Dreh', '300.000', '100.000', '=B8+C8'],
  ['Gesamtkosten', '=B7+B8', '=C7+C8', '=D7+D8'],
];

const addImported = (rows: readonly (readonly string[])[], cellStyles: readonly CellStyle[] = []) =>
  currentSlideOf(
    addGrid(createEditorDocument(createDeck({ language: 'de' })), rows, {
      cellStyles,
      titleCount: countTitleRows(computeFormulas(rows, { language: 'de' })),
    }),
  ).elements[0] as TableElement;

test('A table of a file begins with the heading of its figures, its formulas follow, and its last total becomes the row of totals', () => {
  const table = addImported(importedRows, [
    { row: 0, column: 0, columnSpan: 4 },
    { row: 3, column: 0, rowSpan: 2 },
    { row: 6, column: 0, fontWeight: 'bold' },
    { row: 4, column: 1, textAlign: 'right' },
  ]);
  expect(table).toMatchObject({ hasTotalRow: true, totalLabel: 'Gesamtkosten' });
  expect(table.rows).toEqual([
    importedRows[3],
    ['Buch', '40.000', '20.000', '=B2+C2'],
    ['Musik', '10.000', '5.000', '=B3+C3'],
    ['Zwischensumme', '=SUM(B2:B3)', '=SUM(C2:C3)', '=B4+C4'],
    ['Dreh', '300.000', '100.000', '=B5+C5'],
  ]);
  expect(rowsWithTotalOf(table).at(-1)).toEqual(['Gesamtkosten', '350.000', '125.000', '475.000']);
  expect(cellStyleOf(table, 0, 1)).toEqual({ row: 0, column: 1, textAlign: 'right' });
  expect(cellStyleOf(table, 3, 0)).toEqual({ row: 3, column: 0, fontWeight: 'bold' });
  expect(cellStyleOf(table, 3, 3)?.textAlign).toBe('right');
  expect(table.cellStyles?.some(({ rowSpan, columnSpan }) => rowSpan ?? columnSpan)).toBe(false);
});

test('A total that other formulas refer to stays a row of its own', () => {
  const rows = [
    ['Land', 'Betrag', 'Anteil'],
    ['DE', '300', '=B2/B4'],
    ['FR', '100', '=B3/B4'],
    ['Summe', '=SUM(B2:B3)', '=B4/B4'],
  ];
  expect(addImported(rows)).toMatchObject({ hasTotalRow: false, rows });
});

test.each([
  [
    'years as its heading',
    ['Kosten', '', ''],
    ['', '2026', '2027'],
    ['Buch', '10', '20'],
    ['Musik', 'offen', 'offen'],
    ['Ton', '1', '2'],
  ],
  [
    'amounts above a second heading',
    ['Position', '2026', ''],
    ['Buch', '100', '20'],
    ['Position', 'Betrag', 'Rest'],
    ['Musik', '10', '7'],
    ['Dreh', '10', '7'],
  ],
])('Nothing is left out of a file with %s', (_, ...rows) => {
  expect(addImported(rows).rows).toEqual(rows);
});

test('Two rows of headings stay together', () => {
  const rows = [
    ['', 'Deutschland', ''],
    ['Position', 'Plan', 'Ist'],
    ['Buch', '10', '20'],
  ];
  expect(addImported([['Kosten', '', ''], ...rows]).rows).toEqual(rows);
});

test('A last row that adds up only some of its column stays as it was pasted', () => {
  const grid = [
    ['Budget', ''],
    ['Item', 'Amount'],
    ['Crew', '$1'],
    ['Total', '$1'],
  ];
  const doc = pasteGrid(createEditorDocument(createDeck()), grid);
  expect(currentSlideOf(doc).elements).toMatchObject([{ hasTotalRow: false, rows: grid }]);
});

const splitGrid = (text: string) => text.split('\n').map((line) => line.split('|'));

test.each([
  [
    'whole euros without a total',
    'Position|Betrag\nGagen|780.500\nVersicherung|60.000\nPorto|850\nGebühren|1.250',
    'de',
    { hasTotalRow: false, total: ['Summe', '842.600'] },
  ],
  [
    'its own total and shares',
    'Position|Betrag €|Anteil\nStoff|95.000,00|4,5 %\nTeam|1.205.000,00|57,4 %\nTechnik|480.000,00|22,9 %\nPostproduktion|320.000,00|15,2 %\nSumme|2.100.000,00|100,0 %',
    'de',
    { hasTotalRow: true, total: ['Summe', '2.100.000,00', '100,0 %'] },
  ],
  [
    'words behind its shares',
    'Position|Betrag|Anteil|Anmerkung\nStoff|60.000|6,2 %|Option\nProduktion|780.500|81,2 %|\nPost|120.000|12,5 %|Angebot\nGebühren|850|0,1 %|\nSumme|961.350|100 %|',
    'de',
    { hasTotalRow: true, total: ['Summe', '961.350', '100,0 %', ''] },
  ],
  [
    'a note in its total',
    'Anmerkung|Position|Betrag|Hinweis\nOption|Stoff|60.000|\n|Produktion|780.500|liegt vor\nnetto|Summe|840.500|ohne MwSt.',
    'de',
    { hasTotalRow: false, total: ['Summe', '', '840.500', ''] },
  ],
  [
    'lakhs',
    'Head|Amount\nScript|₹12,50,000\nCast|₹1,05,00,000\nPost|₹38,75,000',
    'en-IN',
    { hasTotalRow: false, total: ['Total', '₹1,56,25,000'] },
  ],
  [
    'subtotals',
    'Item|Amount\nAbove the line|\nStory|25,000\nCast|140,000\nSubtotal|165,000\nBelow the line|\nCrew|310,000\nPost|96,500\nSubtotal|406,500\nTotal|571,500',
    'en',
    { hasTotalRow: true, total: ['Total', '571,500'] },
  ],
  [
    'a total without a name',
    'Item|Amount\nStory|25,000\nCast|140,000\nCrew|310,000\nPost|96,500\nFilm|571,500',
    'en',
    { hasTotalRow: true, total: ['Film', '571,500'] },
  ],
  [
    'percents that are no shares',
    'Term|Rate|Fee\nSales|20 %|$100\nDebt|8 %|$50',
    'en',
    { hasTotalRow: false, total: ['Total', '', '$150'] },
  ],
] as const)(
  'A pasted budget with %s has its total once',
  (_, text, language, { hasTotalRow, total }) => {
    const doc = pasteGrid(createEditorDocument(createDeck({ language })), splitGrid(text));
    const [table] = currentSlideOf(doc).elements as readonly TableElement[];
    expect(table?.hasTotalRow).toBe(hasTotalRow);
    const withTotal = table && { ...table, hasTotalRow: true };
    expect(withTotal && rowsWithTotalOf(withTotal).at(-1)).toEqual(total);
    expect(withTotal && mainTotalOf(withTotal)).toBe(
      total.findLast((cell) => /\d{3}/.test(cell) && !cell.includes('%')),
    );
    const faults = withTotal && tableReview.figureFaultsOf?.(withTotal);
    expect(Object.values(faults ?? {}).flat()).toEqual([]);
    const charted = readChartData(table?.rows ?? [], { language });
    expect(charted.series.flatMap(({ values }) => values)).not.toContain(
      readAmount(total.findLast((cell) => /\d{3}/.test(cell)) ?? '', { language }),
    );
  },
);

test('A column of totals is no series beside its months', () => {
  const rows = splitGrid(
    '|Jan|Feb|Mär|Summe\nEinnahmen|0|350.000|410.000|760.000\nAusgaben|120.500|98.750|380.000|599.250\nSaldo|-120.500|251.250|30.000|160.750',
  );
  const { labels, series } = readChartData(rows, { language: 'de' });
  expect(series.map(({ name }) => name)).toEqual(['Jan', 'Feb', 'Mär']);
  expect(labels).toEqual(['Einnahmen', 'Ausgaben', 'Saldo']);
});

describe('Cells that are pasted into the budget of a template', () => {
  const budget = { ...createBudgetTable('de'), id: 'budget' };
  const doc = createEditorDocument(
    createDeck({ language: 'de', slides: [createSlide({ elements: [budget] })] }),
  );
  const pasted = [
    ['Budget', 'Betrag'],
    ['Stoffrechte', '60.000'],
    ['Szenenbild', '45.000,50'],
    ['Summe', '105.000,50'],
  ];
  const rowsAfter = (start: CellPosition, grid: PastedGrid, before = doc) => {
    const [table] = currentSlideOf(fillCells(before, 'budget', { start, grid })).elements;
    return rowsWithTotalOf(table as TableElement);
  };

  test.each([
    ['with their heading', 0, pasted],
    ['below it', 1, pasted.slice(1)],
  ])('%s leave their own total, and no line that was not filled in', (_, row, grid) => {
    expect(rowsAfter({ row, column: 0 }, grid)).toEqual(pasted);
  });

  test('keep a line below that has an amount, and the total of all', () => {
    const filled = fillCells(doc, 'budget', {
      start: { row: 5, column: 1 },
      grid: [['1.000']],
    });
    const rows = rowsAfter({ row: 1, column: 0 }, pasted.slice(1), filled);
    expect(rows.map(([label]) => label)).toEqual([
      'Budget',
      'Stoffrechte',
      'Szenenbild',
      'Summe',
      'Postproduktion',
      'Marketing',
      'Summe',
    ]);
  });

  test('keep every line without a total of their own', () => {
    expect(rowsAfter({ row: 1, column: 0 }, pasted.slice(1, 3))).toHaveLength(7);
  });
});
