/** @jest-environment node */
import { findTotalRows } from './total-rows';

test.each([
  ['Saldo', '20', [3]],
  ['Closing balance', '20', [3]],
  ['残高', '20', [3]],
  ['Saldo', '30', []],
  ['Balance sheet audit', '30', []],
])('A row “%s” of %s is the sum of the rows above, or one of them', (label, amount, totals) => {
  const rows = [
    ['', 'Mai'],
    ['Einnahmen', '100'],
    ['Ausgaben', '-80'],
    [label, amount],
  ];
  expect([...findTotalRows(rows, { language: 'de' })]).toEqual(totals);
});
