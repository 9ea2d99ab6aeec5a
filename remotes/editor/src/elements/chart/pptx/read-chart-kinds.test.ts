import { createDeck, createSlide } from '../../../core/model/create';
import { createChart } from '../create-chart';
import { CHART_KINDS, type ChartKind } from '../chart-kinds';
import type { ChartElement } from '../chart-schema';
import { readChartFrom, seriesXml } from '../testing/chart-files';
import { unzip } from '../../../exports/testing/unzip';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../../imports/read-presentation';

const ROWS = [
  ['', 'India', 'France'],
  ['2026', '1,000', '400'],
  ['2027', '-500', '250'],
  ['2028', '750', '0'],
];

/** Heads of columns that PowerPoint has no name for. */
const HEADS: Readonly<Partial<Record<ChartKind, readonly string[]>>> = {
  waterfall: ['', 'Amount'],
  bubble: ['', 'India', 'India size'],
};

async function sendThere(chart: ChartElement) {
  const bytes = await writePptxBytes(createDeck({ slides: [createSlide({ elements: [chart] })] }));
  const { deck, warnings } = await readPresentation(new Uint8Array(bytes), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  return { bytes, read: deck.slides[0]?.elements[0], warnings };
}

test.each(CHART_KINDS)('a %s chart comes back as it was', async (kind) => {
  const chart = createChart({ kind, rows: ROWS, customName: 'Receipts', colors: ['#aa0000'] });
  const { read, warnings } = await sendThere(chart);
  const series = ['pie', 'doughnut', 'waterfall'].includes(kind) ? 2 : 3;
  const rows = chart.rows.map((row) => row.slice(0, series));
  const { color, fontSize, fontFamily } = chart;
  expect(read).toMatchObject({
    kind,
    color,
    fontSize,
    fontFamily,
    rows: rows.with(0, [...(HEADS[kind] ?? rows[0] ?? [])]),
  });
  expect(warnings).toEqual([]);
});

test('the workbook of a chart holds its labels, names and amounts', async () => {
  const { bytes } = await sendThere(createChart({ kind: 'column', rows: ROWS }));
  const files = await unzip(bytes);
  const workbook = files.get('ppt/embeddings/Microsoft_Excel_Sheet1.xlsx');
  const sheet = (await unzip(workbook ?? Buffer.of())).get('xl/worksheets/sheet1.xml');
  const cells = Array.from(
    sheet?.toString('utf8').matchAll(/<[tv]>([^<]*)</g) ?? [],
    ([, cell]) => cell,
  );
  expect(cells).toEqual([
    '',
    'India',
    'France',
    '2026',
    '1000',
    '400',
    '2027',
    '-500',
    '250',
    '2028',
    '750',
    '0',
  ]);
});

test.each([
  ['clustered', '', []],
  ['percentStacked', '', ['1 chart is drawn with one plain axis of values.']],
  ['clustered', '<c:valAx/>', ['1 chart is drawn with one plain axis of values.']],
  ['clustered', '<c:areaChart/>', ['1 chart is drawn as the nearest kind that this editor has.']],
])(
  'a line over columns (%s) with %s is named where it is drawn otherwise',
  async (grouping, more, expected) => {
    const [columns, line] = ['Receipts', 'Margin'].map((name) =>
      seriesXml(name, ['2027', '2028'], [400, 250], 'General'),
    );
    const { chart, remarks } = await readChartFrom(
      `<c:barChart><c:barDir val="col"/><c:grouping val="${grouping}"/>${columns}</c:barChart>` +
        `<c:lineChart>${line}</c:lineChart>${more}<c:catAx/><c:valAx/>`,
    );
    expect(chart?.type === 'chart' && chart.rows[0]).toEqual(['', 'Receipts', 'Margin']);
    expect(remarks).toEqual(expected);
  },
);
