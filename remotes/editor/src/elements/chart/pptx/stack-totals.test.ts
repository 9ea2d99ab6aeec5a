import '../../kinds';
import { createDeck, createSlide } from '../../../core/model/create';
import { roundTrip } from '../../../exports/testing/round-trip';
import { unzip } from '../../../exports/testing/unzip';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import type { ChartElement } from '../chart-schema';
import { createChart } from '../create-chart';

const ROWS = [
  ['', 'Equity', 'Tax credit', 'Sales'],
  ['2027', '€600,000', '€250,000', '€400,000'],
  ['2028', '€820,000', '€310,000', '€150,000'],
];

function stackOf(changes: Partial<ChartElement>): ChartElement {
  return createChart({ kind: 'stacked-column', rows: ROWS, width: 800, height: 400, ...changes });
}

async function writeChartXml(chart: ChartElement) {
  const deck = createDeck({ slides: [createSlide({ elements: [chart] })] });
  const files = await unzip(await writePptxBytes(deck));
  const sheet = [...files].find(([name]) => name.endsWith('.xlsx'))?.[1];
  const cells = (await unzip(sheet ?? Buffer.from([]))).get('xl/worksheets/sheet1.xml');
  const xml = files.get('ppt/charts/chart1.xml')?.toString('utf8') ?? '';
  return { xml, series: xml.match(/<c:ser>.*?<\/c:ser>/gs) ?? [], cells: String(cells) };
}

const valuesOf = (series = '') =>
  Array.from(series.split('<c:val>')[1]?.matchAll(/<c:v>([^<]*)/g) ?? [], ([, value]) => value);

test.each(['stacked-column', 'stacked-bar'] as const)(
  'The sums of a %s stand at the ends of its stacks, and follow figures that are edited there',
  async (kind) => {
    const { xml, series, cells } = await writeChartXml(stackOf({ kind }));
    expect(series).toHaveLength(4);
    const totals = series[3] ?? '';
    expect(valuesOf(totals)).toEqual(['1250000', '1280000']);
    expect(totals).toContain('<a:noFill/>');
    expect(totals).toContain(`<c:dLblPos val="${kind === 'stacked-bar' ? 'inBase' : 't'}"/>`);
    expect(totals).toContain('b="1"');
    expect(totals.includes('€')).toBe(true);
    // The legend does not name them.
    const hasNoName = totals.includes('<c:v>\u00a0</c:v>');
    const isDeleted = xml.includes('<c:legendEntry><c:idx val="3"/><c:delete val="1"/>');
    expect([hasNoName, isDeleted]).toEqual([kind === 'stacked-bar', kind === 'stacked-column']);
    expect(cells).toContain('<f>SUM(B2:D2)</f><v>1250000</v>');
    expect(cells).toContain('<f>SUM(B3:D3)</f><v>1280000</v>');
  },
);

test('Sums leave out lines over the columns', async () => {
  const { series, cells } = await writeChartXml(stackOf({ lineCount: 1 }));
  expect(valuesOf(series[3])).toEqual(['850000', '1130000']);
  expect(cells).toContain('<f>SUM(B2:C2)</f>');
});

test.each([
  ['amounts are switched off', { labels: 'none' }],
  ['the stacks are shares of 100 %', { grouping: 'percent' }],
  ['the sums have no room', { width: 90 }],
] as const)('No sums are written where the slide has none: %s', async (_, changes) => {
  expect((await writeChartXml(stackOf(changes))).series).toHaveLength(3);
});

test.each([
  ['stacked-column', {}],
  ['stacked-bar', {}],
  ['stacked-column', { lineCount: 1 }],
] as const)('The sums of a %s are no series when the file is opened again', async (kind, more) => {
  const chart = stackOf({ kind, labels: 'all', ...more });
  const [again] = (await roundTrip([chart])).elements as [ChartElement];
  expect(again.rows.map((row) => row.length)).toEqual([4, 4, 4]);
  expect(again).toMatchObject({ kind, colors: chart.colors.slice(0, 3), ...more });
});
