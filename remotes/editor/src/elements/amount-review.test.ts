/** @jest-environment node */
import { listUncertainAmounts } from './amount-review';

const rows = (total: string) => [
  ['Posten', 'Betrag'],
  ['Buch', '12.500'],
  ['Szenenbild', '8.000,25'],
  ['Versicherung', '1,250'],
  ['Reserve', '1.250,75'],
  ['Summe', total],
];

test.each(['22.602,25', '=SUM(B2:B5)', ''])(
  'An amount with three digits behind its comma is told beside the total “%s”',
  (total) => {
    const found = listUncertainAmounts({ rows: rows(total), language: 'de' });
    expect(found.map(({ text }) => text)).toEqual(['1,250']);
  },
);
