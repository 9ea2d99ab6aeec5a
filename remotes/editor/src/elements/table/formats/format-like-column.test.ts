/** @jest-environment node */
import '../../kinds';
import { createTable } from '../create-table';
import type { TableElement } from '../table-schema';
import { PointerDriver } from '../../../core/testing/pointer-driver';
import { handleGestureEvent } from '../../../core/gestures/handle-gesture-event';
import { undoEdit } from '../../../core/editing-state';
import { formatLikeColumn } from '../table-kind';

const write = (typed: string, others: readonly string[], before = '') =>
  formatLikeColumn(
    {
      rows: [['Posten', 'Betrag'], ['A', typed], ...others.map((cell) => ['B', cell])],
      language: 'de',
    },
    { row: 1, column: 1 },
    before,
  );

test.each([
  ['362.400', ['1.200.000,00 €', '80.500,50 €'], '362.400,00 €'],
  ['362400', ['1.200.000,00 €'], '362.400,00 €'],
  ['-1.250', ['1.200.000,00 €'], '-1.250,00 €'],
  ['850 €', ['1.200.000,00 €'], '850,00 €'],
  ['1250', ['€ 60.000', '€ 850'], '€ 1.250'],
  ['12500', ['1.200', '850'], '12.500'],
  ['15', ['12,5 %', '8,0 %'], '15,0 %'],
  ['7', ['$1,200', '$850', '=B3'], '$7'],
])('%s in a column of %j becomes %s', (typed, others, written) => {
  expect(write(typed, others)).toBe(written);
});

test.each([
  ['a percent among amounts', '15 %', ['1.200.000,00 €']],
  ['another currency', '$500', ['1.200.000,00 €']],
  ['a scale', '1,2 Mio. €', ['1.200.000,00 €']],
  ['more digits than the others', '850,25', ['1.200 €']],
  ['a word', 'offen', ['1.200 €']],
  ['a formula', '=B3*2', ['1.200 €']],
  ['nothing', '', ['1.200 €']],
  ['a column of several formats', '12500', ['1.200 €', '850']],
  ['small numbers without signs', '12500', ['3', '850']],
  ['years', '2027', ['2025', '2026']],
  ['a column in millions', '3', ['1,2 Mio. €']],
  ['two readings', '1,250', ['1.200 €']],
])('%s stays as it was typed', (_, typed, others) => {
  expect(write(typed, others)).toBe(typed);
});

test('An amount that stood alone keeps its format', () => {
  expect(write('362.400', [], '1.200.000,00 €')).toBe('362.400,00 €');
});

test('Leaving a cell writes its amount as its column does, in the step of its typing', () => {
  const rows = [
    ['Posten', 'Betrag'],
    ['Team', '1.200.000,00 €'],
    ['Reise', '80.000,00 €'],
  ];
  const hand = new PointerDriver([createTable({ id: 'table', rows, language: 'de' })]);
  const rowsNow = () => (hand.elements()[0] as TableElement).rows;
  for (const event of [
    { type: 'start-text-editing', id: 'table', cell: { row: 1, column: 1 } },
    { type: 'input-text', content: '362.400' },
    { type: 'step-cell', step: 'below' },
    { type: 'finish-editing' },
  ] as const)
    hand.state = handleGestureEvent(hand.state, event);
  expect(rowsNow()[1]?.[1]).toBe('362.400,00 €');
  hand.state = undoEdit(hand.state).state;
  expect(rowsNow()).toEqual(rows);
});
