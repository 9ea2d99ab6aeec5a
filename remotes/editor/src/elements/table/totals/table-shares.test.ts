import { listWrongShares } from './table-shares';

const AMOUNTS = [45_000, 412_500, 538_750, 186_300, 142_850, 61_250, 214_600, 38_900, 850];
const WHOLE = AMOUNTS.reduce((sum, amount) => sum + amount, 0);

function percentOf(amount: number, digits = 1): string {
  return `${((amount / WHOLE) * 100).toFixed(digits).replace('.', ',')} %`;
}

/** Labels of percents in a budget that are found to be wrong; undefined if its percents are no shares. */
function wrongIn(
  written: Readonly<Record<number, string>>,
  { total, digits }: { total?: string; digits?: number } = {},
): readonly string[] | undefined {
  const body = AMOUNTS.map((amount, row) => [
    `Zeile ${row}`,
    String(amount),
    written[row] ?? percentOf(amount, digits),
  ]);
  const rows = [['', 'Betrag', 'Anteil'], ...body];
  if (total !== undefined) rows.push(['Summe', String(WHOLE), total]);
  return listWrongShares(rows, { language: 'de' })?.map(({ label }) => label);
}

test.each([
  ['right ones', wrongIn({}), []],
  ['right ones in whole percents', wrongIn({}, { digits: 0 }), []],
  ['one that is 1.8 points too large', wrongIn({ 2: '34,6 %' }), ['Zeile 2']],
  [
    'one that is twice as large, above an empty total',
    wrongIn({ 2: '65,5 %' }, { total: '' }),
    ['Zeile 2'],
  ],
  ['one under a written total', wrongIn({ 3: '10,3 %' }, { total: '100,0 %' }), ['Zeile 3']],
  ['a tenth of a point', wrongIn({ 3: '11,3 %', 4: '8,6 %' }), ['Zeile 3', 'Zeile 4']],
  [
    'four of nine',
    wrongIn({ 1: '20 %', 2: '20 %', 3: '20 %', 4: '20 %' }),
    ['Zeile 1', 'Zeile 2', 'Zeile 3', 'Zeile 4'],
  ],
  [
    'growth in percent, which is no share',
    wrongIn(Object.fromEntries(AMOUNTS.map((_, row) => [row, `${row + 2} %`]))),
    undefined,
  ],
])('Shares of a budget: %s', (_name, found, expected) => expect(found).toEqual(expected));

test('Shares that were made to add up to 100 may differ by one of their last digit', () => {
  const rows = [
    ['', 'Betrag', 'Anteil'],
    ['a', '1', '33 %'],
    ['b', '1', '33 %'],
    ['c', '1', '34 %'],
  ];
  expect(listWrongShares(rows, { language: 'de' })).toEqual([]);
});

test.each<[string, (row: readonly string[]) => readonly string[]]>([
  ['behind a note', ([label = '', amount = '', share = '']) => [label, amount, 'Angebot', share]],
  ['before their amounts', ([label = '', amount = '', share = '']) => [label, share, amount]],
])('Shares %s are compared, too', (_, order) => {
  const rows = [
    ['', 'Betrag', 'Anteil'],
    ['a', '50', '50 %'],
    ['b', '30', '33 %'],
    ['c', '20', '20 %'],
  ];
  const wrong = listWrongShares(rows.map(order), { language: 'de' });
  expect(wrong?.map(({ label }) => label)).toEqual(['b']);
});

test('Shares without their sign are compared where the heading has it', () => {
  const rows = [
    ['', 'Betrag', 'Anteil in %'],
    ['a', '50', '50'],
    ['b', '30', '33'],
    ['c', '20', '20'],
  ];
  const wrong = listWrongShares(rows, { language: 'de' });
  expect(wrong?.map(({ label }) => label)).toEqual(['b']);
});
