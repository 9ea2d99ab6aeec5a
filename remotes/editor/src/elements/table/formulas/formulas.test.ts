import { createTable } from '../create-table';
import { rowsWithTotalOf } from '../totals/table-totals';
import { readChartData } from '../../chart/chart-data';
import { describeWrongShares, describeWrongTotals } from '../../amount-review';
import { setLanguage } from '../../amount-edits';
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
    ['=AVERAGE(B2:B4)', '$400,000'],
    ['=MIN(B2:B4)', '$250,000'],
    ['=max(B2, B4)', '$600,000'],
    ['=ROUND(B3/7,0)', '$35,714'],
    ['=ROUND(B3/7;-3)', '$36,000'],
    ['=ROUND(-B3/7;1)', '-$35,714.3'],
    ['=AVERAGE(A2:A4)', '#DIV/0!'],
    ['=ROUND(B2)', '#NAME?'],
    ['=B2+12,500', '$612,500'],
    ['=12,500.50+B2', '$612,500.50'],
    ['=B2+1,25,000', '$725,000'],
    ['=B2*1.075', '$645,000'],
    ['=ROUND(B3/7, 0)', '$35,714'],
    ['=B2+1.250.00', '#NAME?'],
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

  const days = [
    ['Block', 'Tage', 'Gagen', 'Kosten'],
    ['Dreh', '18', '412.000', '618.136,38'],
    ['Nachdreh', '9', '', '301.500'],
    ['Bild', '6', '', '213.863,62'],
    ['Summe', '=SUMME(B2:B4)', '', '=SUMME(D2:D4)'],
  ];
  const inDays = (formula: string, rows = days) =>
    computeFormulas([...rows, ['', '', '', '', formula]], { language: 'de' })
      .at(-1)
      ?.at(-1);

  test.each([
    ['=D5/B5', '34.348,48'],
    ['=SUMME(D2:D4)/SUMME(B2:B4)', '34.348,48'],
    ['=D2/B2', '34.340,91'],
    ['=RUNDEN(D2/B2;0)', '34.341'],
    ['=MITTELWERT(B2:B4)', '11'],
    ['=MITTELWERT(C2:C4)', '412.000'],
    ['=MIN(B2:B4)', '6'],
    ['=MAX(B2:B4)', '18'],
    ['=C2/D2', '0,67'],
    ['=D2/D5', '54,5\u00a0%'],
    ['=D2/D3', '205\u00a0%'],
    ['=D2/SUMME(D2:D4)', '54,5\u00a0%'],
    ['=(D2-C2)/C2', '50\u00a0%'],
    ['=MOYENNE(B2:B4)', '11'],
    ['=PROMEDIO(B2:B4)', '11'],
    ['=MÉDIA(B2;B3)', '13,50'],
    ['=MÍNIMO(B2:B4)', '6'],
    ['=ARRONDI(D2/B2;-1)', '34.340'],
    ['=REDONDEAR(D2/B2;-1)', '34.340'],
    ['=ARRED(D2/B2;-1)', '34.340'],
    ['=ARROTONDA(D2/B2;-1)', '34.340'],
    ['=12.500+850', '13.350'],
    ['=B2*1.250', '22.500'],
    ['=1.250.000+B2', '1.250.018'],
    ['=12.500,50+B2', '12.518,50'],
    ['=B2*1,075', '19,35'],
    ['=B2*0.5', '9'],
    ['=RUNDEN(D2/3;2)', '206.045,46'],
    ['=RUNDEN(D2*1,005/3;0)', '207.076'],
  ])('of days and costs: %s is %s', (formula, result) => {
    expect(inDays(formula)).toBe(result);
  });

  test.each<[string, readonly (readonly string[])[], string]>([
    ['costs by days in their currency', [['', '18', '618.137 €', '=C1/B1']], '34.340,94 €'],
    ['amounts in one currency', [['', '90 €', '100 €', '=B1/C1']], '90\u00a0%'],
    [
      'a column of percents',
      [
        ['', '9', '8', '=B1/C1'],
        ['', '', '', '12 %'],
      ],
      '112,5\u00a0%',
    ],
    [
      'a column with their header',
      [
        ['', '', '', 'in %'],
        ['', '9', '10', '=B2/C2'],
      ],
      '90\u00a0%',
    ],
    [
      'a row with its total',
      [
        ['', 'A', 'Summe', ''],
        ['', '9', '10', '=B2/C2'],
      ],
      '90\u00a0%',
    ],
    ['millions', [['', '3,6 Mio.', '1,2 Mio.', '=B1/C1']], '3'],
  ])('divide %s', (_, rows, result) => {
    const computed = computeFormulas(rows, { language: 'de' }).map((row) => row[3] ?? '');
    expect(computed.find((_cell, at) => rows[at]?.[3]?.startsWith('='))).toBe(result);
  });

  test.each([
    ['=12.500*1,075+B2', '14.437,50'],
    ['=RUNDEN(B2/3;2)', '333,33'],
    ['=SUMME(B2;B2)*0,5', '1.000'],
    ['=B2*0.25%', '2,50'],
  ])('keep their result in another language: %s is %s', (formula, result) => {
    const rows = [
      ['', 'Betrag'],
      ['', '1.000'],
      ['', formula],
    ];
    const german = createTable({ rows, columnWeights: [1, 1], language: 'de' });
    const english = setLanguage(german, 'en');
    const back = setLanguage(english, 'de');
    for (const table of [german, english, back])
      expect(computeFormulas(table.rows, table)[2]?.[1]).toBe(result);
    expect(setLanguage(english, 'en')).toBe(english);
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
