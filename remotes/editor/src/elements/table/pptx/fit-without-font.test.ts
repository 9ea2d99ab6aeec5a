import '../../kinds';
import { roundTrip } from '../../../exports/testing/round-trip';
import { EMU_PER_PX } from '../../../core/model/deck-constants';
import { createTable } from '../create-table';
import type { TableElement } from '../table-schema';
import { fitWithoutFont } from './write-table';

const BUDGET = [
  ['Item', 'Amount', 'Share'],
  ['Story and rights', '€1,120,000', '26.7 %'],
  ['Production', '€2,230,750', '53.1 %'],
  ['Contingency', '€849,250', '20.2 %'],
];

function budgetOf(changes: Partial<TableElement>): TableElement {
  return createTable({
    rows: BUDGET,
    columnWeights: [2, 1, 0.7],
    hasTotalRow: true,
    width: 420,
    fontSize: 18,
    fontFamily: 'Bebas Neue',
    ...changes,
  });
}

/** Width of the largest total in DejaVu Sans Bold at a size: its eight digits and signs of money, and two commas. */
const totalWidthAt = (fontSize: number) => fontSize * (8 * 0.696 + 2 * 0.38) + 16;

test('Amounts have room in the wide font that other programs take for one that they lack', () => {
  const { widths, fontSizes } = fitWithoutFont(budgetOf({}));
  expect(widths[1]).toBeGreaterThanOrEqual(totalWidthAt(18));
  expect(fontSizes).toEqual([18, 18, 18]);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(420);
});

test('Amounts without room are written smaller instead of being broken', () => {
  const { widths, fontSizes } = fitWithoutFont(budgetOf({ width: 240 }));
  expect(fontSizes[1]).toBeLessThan(18);
  expect(widths[1]).toBeGreaterThanOrEqual(totalWidthAt(fontSizes[1] ?? 18));
});

test('Tables in fonts of all computers, and those with room, stay as they are', () => {
  const arial = budgetOf({ fontFamily: 'Arial' });
  expect(fitWithoutFont(arial).widths.map(Math.round)).toEqual([227, 114, 79]);
  expect(fitWithoutFont(budgetOf({ width: 900 })).widths.map(Math.round)).toEqual([486, 243, 170]);
});

test('The file has the wider columns, and this editor reads its own again', async () => {
  const table = budgetOf({});
  const { xml, elements } = await roundTrip([table]);
  const widths = Array.from(xml.matchAll(/gridCol w="(\d+)"/g), ([, width]) =>
    Math.round(Number(width) / EMU_PER_PX),
  );
  expect(widths).toEqual(fitWithoutFont(table).widths.map(Math.round));
  const [again] = elements as [TableElement];
  expect(again.columnWeights.map(Math.round)).toEqual([227, 114, 79]);
  expect(again.fontSize).toBe(18);
});
