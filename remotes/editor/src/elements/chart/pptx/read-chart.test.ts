import { computeWaterfall } from '../waterfall';
import { columnBaseOf, columnHeightOf } from './waterfall-chart';
import { readChartFrom, seriesXml as series } from '../testing/chart-files';
import { formatNumberByCode } from '../../../ooxml/text/format-number-by-code';

test('Columns of another program come with their figures', async () => {
  const plot = `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${series('2026', ['India', 'France'], [1_250_000, -3.5], '"€"#,##0.00')}</c:barChart>`;
  const { chart, remarks } = await readChartFrom(plot);
  expect(chart).toMatchObject({
    type: 'chart',
    kind: 'column',
    x: 100,
    y: 100,
    width: 300,
    height: 200,
    sourceName: '',
    colors: ['#00aa00'],
    rows: [
      ['', '2026'],
      ['India', '€1,250,000.00'],
      ['France', '-€3.50'],
    ],
  });
  expect(remarks).toEqual([]);
});

const filled = (index: number, fill: string) =>
  `<c:dPt><c:idx val="${index}"/><c:spPr>${fill}</c:spPr></c:dPt>`;
const solid = (color: string) => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
const stops = ['770000', 'AA0000', 'DD0000'].map(
  (color, at) => `<a:gs pos="${at * 50_000}"><a:srgbClr val="${color}"/></a:gs>`,
);
const gradient = `<a:gradFill><a:gsLst>${stops.join('')}</a:gsLst></a:gradFill>`;
const SLICES = ['a', 'b', 'c'];

test.each([
  [
    'Slices have the middle color of a gradient, and others keep theirs',
    `<c:pieChart>${series('x', SLICES, [1, 2, 3], '0').replace('<c:cat>', `${filled(1, gradient)}<c:cat>`)}</c:pieChart>`,
    ['#00aa00', '#aa0000', '#00aa00'],
  ],
  [
    'Slices without a color have that of the theme for their place',
    `<c:doughnutChart>${series('x', SLICES, [1, 2, 3], '0')
      .replace(solid('00AA00'), '')
      .replace('<c:cat>', `${filled(2, solid('0000AA'))}<c:cat>`)}</c:doughnutChart>`,
    ['#4472c4', '#4472c4', '#0000aa'],
  ],
  [
    'One column of another color does not color the others',
    `<c:barChart><c:barDir val="col"/>${series('x', SLICES, [1, 2, 3], '0').replace('<c:cat>', `${filled(2, solid('0000AA'))}<c:cat>`)}</c:barChart>`,
    ['#00aa00'],
  ],
  [
    'Columns have the middle color of a gradient',
    `<c:barChart><c:barDir val="col"/>${series('x', SLICES, [1, 2, 3], '0').replace(solid('00AA00'), gradient)}</c:barChart>`,
    ['#aa0000'],
  ],
])('%s', async (_, plot, colors) => {
  expect((await readChartFrom(plot)).chart).toMatchObject({ colors });
});

test('Text has the color of the theme where only labels on slices have one', async () => {
  const label = `<c:dLbls><c:txPr><a:p><a:pPr><a:defRPr sz="1200">${solid('FFFFFF')}</a:defRPr></a:pPr></a:p></c:txPr></c:dLbls>`;
  const plot = `<c:pieChart>${series('x', SLICES, [1, 2, 3], '0').replace('<c:cat>', `${label}<c:cat>`)}</c:pieChart>`;
  expect((await readChartFrom(plot)).chart).toMatchObject({ color: '#101010', fontSize: 16 });
});

test('Lines of a title stay words of their own', async () => {
  const run = (text: string) => `<a:r><a:t>${text}</a:t></a:r>`;
  const title = `<c:title><c:tx><c:rich><a:p>${run('First')}<a:br/>${run('sec')}${run('ond')}</a:p><a:p>${run('third')}</a:p></c:rich></c:tx></c:title>`;
  const plot = `<c:pieChart>${series('x', SLICES, [1, 2, 3], '0')}</c:pieChart>`;
  expect((await readChartFrom(plot, title)).chart).toMatchObject({ title: 'First second third' });
});

test.each([
  ['#,##0.0,,"M"', { scale: 'M', rows: [[], ['India', '1,250,000']] }],
  ['"€"#,##0,"k"', { scale: 'k', rows: [[], ['India', '€1,250,000']] }],
  ['#,##0.0,,"\u00a0Mio.\u00a0€"', { scale: 'M', rows: [[], ['India', '1,250,000\u00a0€']] }],
])('Columns in the scale of %s keep their whole figures', async (code, expected) => {
  const plot = `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${series('2026', ['India'], [1_250_000], code)}</c:barChart>`;
  const { chart } = await readChartFrom(plot.replaceAll('"M"', '&quot;M&quot;'));
  if (chart?.type !== 'chart') throw new Error('There is no chart.');
  expect({ scale: chart.scale, rows: [[], chart.rows[1]] }).toEqual(expected);
});

test('Horizontal bars of another program, which stand from the bottom, keep their order', async () => {
  const plot = `<c:barChart><c:barDir val="bar"/>${series('2026', ['below', 'above'], [1, 2], '0')}</c:barChart>`;
  const { chart } = await readChartFrom(plot);
  expect(chart).toMatchObject({
    rows: [
      ['', '2026'],
      ['above', '2'],
      ['below', '1'],
    ],
  });
});

test.each([
  [
    'bar3DChart',
    '<c:barDir val="bar"/><c:grouping val="percentStacked"/>',
    ['1 chart is drawn as the nearest kind that this editor has.'],
  ],
  ['areaChart', '<c:grouping val="stacked"/>', []],
  ['doughnutChart', '', []],
  ['barChart', '<c:barDir val="bar"/><c:grouping val="clustered"/>', []],
])('What a %s of another program loses is said', async (name, properties, sentences) => {
  const { remarks } = await readChartFrom(
    `<c:${name}>${properties}${series('2026', ['India'], [1], '0')}</c:${name}>`,
  );
  expect(remarks).toEqual(sentences);
});

test('A kind that has no likeness here is left out, and it is said', async () => {
  const { chart, remarks } = await readChartFrom(
    `<c:stockChart>${series('x', ['a'], [1], '')}</c:stockChart>`,
  );
  expect(chart).toBeUndefined();
  expect(remarks).toEqual(['1 chart is left out.']);
});

test.each([
  ['above the axis', [600, -200, 0, 50]],
  ['across the axis and back', [5, -8, -2, 9, -4]],
  ['below the axis, up to it', [-7, 4, 3]],
])('A waterfall of this editor %s comes back with its amounts', async (_place, amounts) => {
  const steps = computeWaterfall(
    amounts.map((_, row) => `Step ${row}`),
    { values: amounts },
    'Total',
  );
  const labels = steps.map(({ label }) => label);
  const heights = (kind: string) =>
    steps.map((step) => (step.kind === kind ? columnHeightOf(step) : 0));
  const { chart, remarks } = await readChartFrom(
    '<c:barChart><c:barDir val="col"/><c:grouping val="stacked"/>' +
      series('Base', labels, steps.map(columnBaseOf), '0') +
      series('In', labels, heights('up'), '0') +
      series('Out', labels, heights('down'), '0') +
      series('Total', labels, heights('total'), '0') +
      '</c:barChart><c:lineChart><c:ser/></c:lineChart>',
  );
  expect(chart).toMatchObject({
    kind: 'waterfall',
    rows: [['', 'Amount'], ...amounts.map((amount, row) => [`Step ${row}`, String(amount)])],
  });
  expect(remarks).toEqual([]);
});

test.each([
  [0.25, '0%', '25%'],
  [25, '#,##0"%"', '25%'],
  [1234.5, 'General', '1234.5'],
  [0.1 + 0.2, '', '0.3'],
  [1234.5, '#,##0.00', '1,234.50'],
  [-120000, '"$"#,##0_);\\("$"#,##0\\)', '-$120,000'],
  [99.9, '[$€-407] #,##0.0', '€ 99.9'],
  [1_250_000, '#,##0.00,,"M"', '1.25M'],
  [1_250_000, '#,##0,"k"', '1,250k'],
  [
    12_000_000,
    '[>=10000000]"₹"##\\,##\\,##\\,##0;[>=100000]"₹"##\\,##\\,##0;"₹"##,##0',
    '₹1,20,00,000',
  ],
])('%d under the code %s is written %s%s', (value, code, written) => {
  expect(formatNumberByCode(value, code)).toBe(written);
});
