/** @jest-environment node */
import { describeFormulaFaults, describeWrongTotals, listUncertainAmounts } from './amount-review';

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

const days = (...total: readonly string[]) => [
  ['Block', 'Tage', 'Kosten', 'je Tag'],
  ['Dreh', '18', '618.137', '34.340,94'],
  ['Nachdreh', '9', '301.500', '33.500'],
  ['Bild', '6', '213.863', '35.643,83'],
  ['Summe', ...total],
];

const UNITS = ['33', '1.133.500'];

test.each([
  ['typed', [...UNITS, '34.348,48'], []],
  ['a formula', [...UNITS, '=C5/B5'], []],
  ['a formula of an average', [...UNITS, '=MITTELWERT(D2:D4)'], []],
  ['an average of days', ['=MITTELWERT(B2:B4)', '1.133.500', ''], []],
  ['with a wrong total', ['33', '1.133.600', '34.348,48'], ['“1.133.600”']],
  ['with a sum of too few rows', ['33', '=SUMME(C2:C3)', ''], ['“919.637”']],
])('An average in a row of totals, %s, is no wrong total', (_, total, wrong) => {
  const found = describeWrongTotals({ rows: days(...total), language: 'de' });
  expect(found?.map((fault) => fault.split(',')[0])).toEqual(wrong);
});

test.each([
  ['=B1*1.075', 'de', ['“=B1*1.075” reads 1.075 as 1075']],
  ['=1.075 * B1', 'de', ['“=1.075 * B1” reads 1.075 as 1075']],
  ['=B1/1,250', 'en', ['“=B1/1,250” reads 1,250 as 1250']],
  ['=B1*1,075', 'de', []],
  ['=B1*1.075', 'en', []],
  ['=12.500+850', 'de', []],
  ['=B1*12.500', 'de', []],
] as const)('A factor that is read as thousands is told: %s, %s', (formula, language, faults) => {
  expect(describeFormulaFaults({ rows: [['', '100', formula]], language })).toEqual(faults);
});
