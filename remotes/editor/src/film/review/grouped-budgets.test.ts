/** @jest-environment node */
import '../../elements/kinds';
import { readChartData } from '../../elements/chart/chart-data';
import { tableReview } from '../../elements/table/table-review';
import { createTable } from '../../elements/table/create-table';
import type { TableElement } from '../../elements/table/table-schema';
import { rowsWithTotalOf } from '../../elements/table/totals/table-totals';
import { createEditorDocument, currentSlideOf } from '../../core/edit/editor-document';
import { createDeck, createSlide } from '../../core/model/create';
import { pasteGrid } from '../../elements/paste-grid';
import type { PastedGrid } from '../../core/pasted-text';
import { sumExactly } from '../../core/amounts/amounts';
import { reviewDeck } from './deck-review';

function paste(grid: PastedGrid): TableElement {
  const doc = pasteGrid(createEditorDocument(createDeck({ language: 'de' })), grid);
  const [table] = currentSlideOf(doc).elements;
  if (table?.type !== 'table') throw new Error('No table was added.');
  return table;
}

function findFaults(table: TableElement) {
  const deck = createDeck({ language: 'de', slides: [createSlide({ elements: [table] })] });
  return reviewDeck(deck, { templateQuestions: new Set<string>(), bytes: 0, year: 2026 })
    .filter(({ hasPassed, urgency }) => !hasPassed && urgency === 'figures')
    .map(({ message }) => message);
}

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

const GROUPED: Readonly<Record<string, PastedGrid>> = {
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

test.each(Object.entries(GROUPED))(
  'Sums at the head of groups with %s count once, and follow their group where they were pasted',
  (_, rows) => {
    const table = { ...paste(rows), hasTotalRow: true };
    expect(rowsWithTotalOf(table).at(-1)?.at(-1)).toBe('842.600');
    expect(findFaults(table)).toEqual([]);
    const { series } = readChartData(table.rows, table);
    expect(sumExactly(series[0]?.values ?? [])).toBe(842_600);
    const change = (each: TableElement) => ({
      ...each,
      rows: each.rows.map((row) => row.map((cell) => (cell === '850' ? '950' : cell))),
    });
    expect(rowsWithTotalOf(change(table)).at(-1)?.at(-1)).toBe('842.700');
    expect(findFaults(change(table))).toEqual([]);
    const typed = createTable({ rows: rows.slice(0, -1), language: 'de', hasTotalRow: true });
    expect(findFaults(change(typed))).toEqual([
      expect.stringMatching(/^A written total .* “60\.850”, but the rows add up to 60\.950/),
    ]);
  },
);
