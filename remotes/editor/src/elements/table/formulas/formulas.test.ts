import { createTable } from '../create-table';
import { rowsWithTotalOf } from '../totals/table-totals';
import { readChartData } from '../../chart/chart-data';
import { describeWrongShares, describeWrongTotals } from '../../amount-review';
import { computeFormulas } from './compute-formulas';

const plan = [
  ['Source', 'Amount', 'Share'],
  ['Equity', '$600,000', '=B2/SUM(B2:B)'],
  ['Tax credit', '$250,000', '=B3/SUM(B2:B)'],
  ['Pre-sales', '$350,000', '=B4/SUM(B2:B)'],
];

const resultOf = (formula: string, rows: readonly (readonly string[])[] = plan) =>
  computeFormulas([...rows, [formula, '', '']]).at(-1)?.[0];

describe('formulas of a table', () => {
  test.each([
    ['=SUM(B2:B4)', '$1,200,000'],
    ['=sum(B2, B4)', '$950,000'],
    ['=SUMME(B2:B4)', '$1,200,000'],
    ['=SOMME(B2;B4)', '$950,000'],
    ['=B2*0,5', '$300,000'],
    ['=B2-B3', '$350,000'],
    ['=B3-B2', '-$350,000'],
    ['=B3/B2', '41.7%'],
    ['=-B3/B2', '−41.7%'],
    ['=B2/2', '$300,000'],
    ['=B2*20%', '$120,000'],
    ['=B2*0,001%', '$6'],
    ['=B2*0,00025%', '$1.50'],
    ['=B3/7', '$35,714.29'],
    ['=(B2+B3)*C2', '$425,000'],
    ['=SUM(C2:C4)', '100%'],
    ['=B2/0', '#DIV/0!'],
    ['=A1+', '#NAME?'],
    ['=HELLO(B2)', '#NAME?'],
    ['=', '='],
  ])('%s is %s', (formula, result) => {
    expect(resultOf(formula)).toBe(result);
  });

  test('follow their cells, in lakhs too, with the row of totals', () => {
    const rows = [
      ['Source', 'Amount', 'Share'],
      ['Equity', '₹60,00,000', '=B2/SUM(B2:B)'],
      ['Gap', '=B2/2', '=B3/SUM(B2:B)'],
    ];
    const table = createTable({ rows, columnWeights: [1, 1, 1], hasTotalRow: true });
    expect(rowsWithTotalOf(table)).toEqual([
      ['Source', 'Amount', 'Share'],
      ['Equity', '₹60,00,000', '66.7%'],
      ['Gap', '₹30,00,000', '33.3%'],
      ['Total', '₹90,00,000', '100.0%'],
    ]);
  });

  const third = ['Part', '100 €', '=B2/SUM(B2:B4)'];
  const thirds = [['Item', 'Amount', 'Share'], third, third, third];

  test.each<[string, readonly (readonly string[])[], readonly string[]]>([
    [
      'in all shares of a column, or in none',
      [...plan, ['All', '', '=SUM(C2:C4)']],
      ['50.0%', '20.8%', '29.2%', '100.0%'],
    ],
    [
      'of the percents beside them',
      [...thirds, ['Fee', '', '7.25%']],
      ['33.33%', '33.33%', '33.33%', '7.25%'],
    ],
    ['of the percents that they refer to', [['7.25%', '', '=A1*2']], ['14.50%']],
    [
      'none for whole shares',
      [
        ['Half', '$1', '=B1/SUM(B1:B2)'],
        ['Half', '$1', '50%'],
      ],
      ['50%', '50%'],
    ],
  ])('have the decimals %s', (_, rows, percents) => {
    const computed = computeFormulas(rows).map((row) => row[2]);
    expect(computed.slice(-percents.length)).toEqual(percents);
  });

  test('are computed from exact shares, as a spreadsheet does', () => {
    const rows = [...thirds, ['Summe', '=SUM(B2:B4)', '=SUM(C2:C4)']];
    expect(computeFormulas([...rows, ['Fee', '=B5*C2', '']]).slice(-2)).toEqual([
      ['Summe', '300 €', '100.0%'],
      ['Fee', '100 €', ''],
    ]);
    expect(describeWrongTotals({ rows })).toEqual([]);
    expect(describeWrongShares({ rows })).toEqual([]);
  });

  test('write percents as the language of the deck does', () => {
    expect(computeFormulas([...plan, ['=B3/B2']], { language: 'de' }).at(-1)?.[0]).toBe(
      '41,7\u00a0%',
    );
  });

  test('that refer to themselves are an error, not a hang', () => {
    expect(computeFormulas([['=B1', '=A1']])).toEqual([['#REF!', '#REF!']]);
    expect(computeFormulas([['=A1']])[0]?.[0]).not.toBe('=A1');
  });

  test('are figures of charts', () => {
    expect(readChartData([...plan, ['All', '=SUM(B2:B4)', '']]).series[0]?.values).toEqual([
      600_000, 250_000, 350_000, 1_200_000,
    ]);
  });
});
