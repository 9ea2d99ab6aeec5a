/** @jest-environment node */
import '../../kinds';
import { createDeck, createSlide } from '../../../core/model/create';
import { createTable } from '../../table/create-table';
import { createChart } from '../create-chart';
import { createFullDeck } from '../../../exports/testing/create-full-deck';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { unzip } from '../../../exports/testing/unzip';

let files: ReadonlyMap<string, Buffer>;

beforeAll(async () => {
  files = await unzip(await writePptxBytes(createFullDeck()));
});

const charts = () =>
  Array.from(files)
    .filter(([name]) => /^ppt\/charts\/chart\d+\.xml$/.test(name))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, bytes]) => bytes.toString('utf8'));

test('Charts are a presentation’s own, with a sheet each', () => {
  const [bars = '', waterfall = '', pie = '', line = ''] = charts();
  expect(bars).toContain('<c:barDir val="bar"/>');
  expect(waterfall).toContain('<c:grouping val="stacked"/>');
  expect(pie).toContain('<c:pieChart>');
  expect(line).toContain('<c:lineChart>');
  const sheets = Array.from(files.keys()).filter((name) => name.endsWith('.xlsx'));
  expect(sheets).toHaveLength(4);
});

test('A chart’s description is its figures', () => {
  const slide = files.get('ppt/slides/slide6.xml')?.toString('utf8') ?? '';
  expect(slide).toContain('descr="Pie chart: Festivals 25%, Cinemas 35%, Streaming 40%"');
});

test('The name of a chart takes no figures from its description', async () => {
  const named = createChart({
    kind: 'pie',
    customName: 'Sales',
    rows: [
      ['', 'A'],
      ['India', '40'],
    ],
  });
  const deck = createDeck({ slides: [createSlide({ elements: [named] })] });
  const slide = (await unzip(await writePptxBytes(deck))).get('ppt/slides/slide1.xml');
  expect(slide?.toString('utf8')).toContain('name="Pie chart: Sales" descr="Pie chart: India 40"');
});

test('What a waterfall stands on is not seen, and no nought is written', () => {
  const [, waterfall = ''] = charts();
  const [columns = ''] = waterfall.split('<c:lineChart>');
  const [base = '', ...others] = columns.match(/<c:ser>.*?<\/c:ser>/gs) ?? [];
  expect(base).not.toContain('solidFill');
  expect(base).toContain('<c:dLbls><c:delete val="1"/></c:dLbls>');
  expect(others).toHaveLength(3);
  expect(others[0]).toContain('B45309');
  expect(valuesOf(base)).toEqual(['600000', '850000', '1130000']);
  expect(others.map(valuesOf)).toEqual([['600000', '250000', '400000'], ['120000'], ['1130000']]);
});

test('Costs of a waterfall are labelled as negative amounts, above their columns', () => {
  const [, waterfall = ''] = charts();
  const [, rise = '', fall = '', total = ''] = waterfall.match(/<c:ser>.*?<\/c:ser>/gs) ?? [];
  expect(new Set(formatCodesOf(rise))).toEqual(new Set(['#,##0']));
  expect(new Set(formatCodesOf(fall))).toEqual(new Set([String.raw`\−#,##0`]));
  for (const series of [rise, fall, total]) {
    const labels = series.match(/<c:dLbl>.*?<\/c:dLbl>/gs) ?? [];
    expect(labels.every((label) => /<c:y val="-0\.\d+"/.test(label))).toBe(true);
    expect(new Set(labelColorsOf(series))).toEqual(new Set(['0F172A']));
  }
  expect(total).toContain('b="1"');
});

test('Slices of a pie are labelled with their amounts beside them', () => {
  const [, , pie = ''] = charts();
  const [labels] = pie.match(/<c:dLbls>.*?<\/c:dLbls>/gs) ?? [];
  expect(labels).toMatch(/outEnd.*<c:showVal val="1"\/>.*<c:showPercent val="0"\/>/s);
  expect(formatCodesOf(pie)).toContain('#,##0"%"');
});

test('Lines connect the columns of a waterfall', () => {
  const [, waterfall = ''] = charts();
  const [lines = ''] = /<c:lineChart>.*?<\/c:lineChart>/s.exec(waterfall) ?? [];
  const levels = (lines.match(/<c:ser>.*?<\/c:ser>/gs) ?? []).map(valuesOf);
  expect(levels).toEqual([
    ['600000', '600000'],
    ['850000', '850000'],
    ['1250000', '1250000'],
    ['1130000', '1130000'],
  ]);
});

test('Horizontal bars and their series stand from the top, as in the editor', () => {
  const [bars = ''] = charts();
  const [categories = ''] = /<c:cat>.*?<\/c:cat>/s.exec(bars) ?? [];
  expect(Array.from(categories.matchAll(/<c:v>([^<]*)/g), ([, label]) => label)).toEqual([
    'Festivals',
    'Cinemas',
    'Streaming',
  ]);
  expect(/<c:catAx>.*?<\/c:catAx>/s.exec(bars)?.[0]).toContain('<c:orientation val="maxMin"/>');
});

test('The plot of a chart has the box that it has in the editor', () => {
  const [, waterfall = '', pie = '', line = ''] = charts();
  const boxOf = (chart: string) =>
    Array.from(chart.matchAll(/<c:([xywh]) val="([^"]*)"/g), ([, side, ratio]) => [
      side,
      Number(ratio),
    ]);
  // A chart of 400 × 240 in 16 px: amounts above the columns and labels below them.
  expect(boxOf(waterfall).slice(0, 4)).toEqual([
    ['x', 0],
    ['y', 0.10667],
    ['w', 1],
    ['h', 0.70667],
  ]);
  expect(boxOf(line)).toHaveLength(4);
  // A circle as high as 400 × 140 with its amounts on it, and the legend right of it.
  expect(boxOf(pie).slice(0, 4)).toEqual([
    ['x', 0],
    ['y', 0],
    ['w', 0.35],
    ['h', 1],
  ]);
  expect(Number(boxOf(pie)[4]?.[1]) * 400).toBeCloseTo(156, 0);
});

test.each(['pie', 'doughnut'] as const)(
  'Amounts of small slices of a %s stand outside, and nearly all of the size is left to the slices',
  async (kind) => {
    const rows = [
      ['Source', 'Amount'],
      ['Filmförderungsanstalt', '€780,500'],
      ['Equity', '€1,250,000'],
      ['Gap', '€85,000'],
    ];
    const elements = [createChart({ kind, rows, width: 420, height: 300, fontSize: 16 })];
    files = await unzip(await writePptxBytes(createDeck({ slides: [createSlide({ elements })] })));
    const [chart = ''] = charts();
    const labels = chart.match(/<c:dLbl>.*?<\/c:dLbl>/gs) ?? [];
    const isOutside = (label: string) => /outEnd|manualLayout/.test(label);
    expect(labels.map(isOutside)).toEqual([false, false, true]);
    const [, width] = /<c:w val="([^"]*)"/.exec(chart) ?? [];
    // In the editor, 48 % of the width are the slices.
    expect(Number(width)).toBeGreaterThan(0.47);
  },
);

test.each(['pie', 'doughnut'] as const)(
  'Slices of a %s are smaller before their shares are left out',
  async (kind) => {
    const rows = [
      ['Position', 'Betrag'],
      ['Stoff und Rechte', '60.000 €'],
      ['Produktion', '780.500 €'],
      ['Postproduktion', '120.000 €'],
      ['Versicherung und Gebühren', '12.850 €'],
      ['Unvorhergesehenes', '48.000 €'],
    ];
    const elements = [createChart({ kind, rows, language: 'de' })];
    files = await unzip(await writePptxBytes(createDeck({ slides: [createSlide({ elements })] })));
    const [chart = ''] = charts();
    const shares = formatCodesOf(chart).flatMap((code) => code.match(/\d+(?=\u00a0%)/) ?? []);
    expect(shares).toEqual(['6', '76', '12', '1', '5']);
    const legend = /<c:legend>.*<c:x val="([^"]*)".*<c:w val="([^"]*)"/s.exec(chart) ?? [];
    expect(Number(legend[1]) + Number(legend[2])).toBeLessThan(1);
  },
);

test.each([
  ['pie', 'its type is smaller', 'MFG-Förderung', 'table'],
  ['doughnut', 'its type is smaller', 'MFG-Förderung', null],
  ['pie', 'it has shares alone', 'Deutscher Filmförderfonds (DFFF)', 'table'],
  ['pie', 'it has amounts alone', 'Deutscher Filmförderfonds (DFFF)', 'table of another slide'],
  ['doughnut', 'it has amounts alone', 'Deutscher Filmförderfonds (DFFF)', null],
] as const)('Before a narrow %s loses shares and amounts, %s', async (kind, way, name, table) => {
  const rows = [
    ['Quelle', 'Betrag'],
    [name, '350.000 €'],
    ['MFG', '420.000 €'],
    ['SWR / ARTE', '610.000 €'],
    ['Weltvertrieb', '150.000 €'],
    ['Eigenmittel', '130.000 €'],
  ];
  const size = { width: 424, height: 300, fontSize: 20 };
  const element = createChart({ kind, rows, ...size, language: 'de', sourceTableId: table });
  const slides = [createSlide({ elements: [createTable({ id: 'table', rows }), element] })];
  files = await unzip(await writePptxBytes(createDeck({ slides })));
  const [chart = ''] = charts();
  const codes = formatCodesOf(chart).filter((code) => code !== 'General');
  const shares = codes.flatMap((code) => code.match(/[1-9]\d*(?=\u00a0%)/) ?? []);
  const isBoth = way === 'its type is smaller';
  expect(shares).toEqual(isBoth ? ['21', '25', '37', '9', '8'] : []);
  expect(codes.every((code) => /€/.test(code))).toBe(isBoth || table !== 'table');
  expect(chart.includes('<c:showPercent val="1"/>')).toBe(!isBoth && table === 'table');
  const sizes = Array.from(chart.matchAll(/ sz="(\d+)"/g), ([, each]) => Number(each));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(900);
});

test('Each series is labelled in its own unit', async () => {
  const rows = [
    ['Land', 'Einnahmen', 'Besuche'],
    ['DACH', '780.500 €', '90.000'],
    ['Benelux', '210.000 €', '30.000'],
  ];
  const elements = (['bar', 'line'] as const).map((kind) =>
    createChart({ kind, rows, language: 'de', labels: 'all' }),
  );
  files = await unzip(await writePptxBytes(createDeck({ slides: [createSlide({ elements })] })));
  for (const chart of charts()) {
    const labels = chart.match(/<c:dLbls>.*?<\/c:dLbls>/gs) ?? [];
    expect(labels.map((each) => each.includes('€'))).toEqual([true, false]);
  }
});

test('A pie has the amounts and shares of the slide, and a waterfall its amounts in one line, in the numbers of the language', async () => {
  const rows = [
    ['Quelle', 'Betrag'],
    ['Förderung', '2.100.000,00 €'],
    ['Eigenmittel', '2.000.000,00 €'],
  ];
  const shared = { rows, width: 848, height: 390, language: 'de' } as const;
  const elements = (['pie', 'waterfall'] as const).map((kind) => createChart({ ...shared, kind }));
  files = await unzip(await writePptxBytes(createDeck({ slides: [createSlide({ elements })] })));
  const [pie = '', waterfall = ''] = charts();
  const money = '[$-407]#,##0.00" €';
  const [large, small, common] = [' · 51\u00a0%"', ' · 49\u00a0%"', '"'].map(
    (end) => `${money}${end}`,
  );
  expect(formatCodesOf(pie)).toEqual([large, small, common]);
  expect(formatCodesOf(waterfall)).toContain(`[$-407]\\−${money.slice(7)}"`);
  const labels = waterfall
    .match(/<c:dLbls>.*?<\/c:dLbls>/gs)
    ?.filter((each) => each.includes('numFmt'));
  expect(labels?.every((each) => each.includes('<a:bodyPr wrap="none"/>'))).toBe(true);
  expect(/<c:catAx>.*?<\/c:catAx>/s.exec(waterfall)?.[0]).toContain(
    '<a:bodyPr rot="0" vert="horz"/>',
  );
});

test('Labels are slanted, and amounts left out, where they are in the editor', async () => {
  const lines = ['Stoff und Rechte', 'Produktionskosten', 'Gagen', 'Ausstattung', 'Postproduktion'];
  const rows = [
    ['Position', 'Plan', 'Ist'],
    ...lines.map((label, index) => [label, `${780_500 - index} €`, `${850 + index} €`]),
  ];
  const size = { width: 600, height: 300, fontSize: 12 };
  const element = createChart({ kind: 'column', rows, ...size, language: 'de' });
  const deck = createDeck({ slides: [createSlide({ elements: [element] })] });
  files = await unzip(await writePptxBytes(deck));
  const [columns = ''] = charts();
  const [labels = ''] = /<c:catAx>.*?<\/c:catAx>/s.exec(columns) ?? [];
  expect(labels).toContain('<a:bodyPr rot="-2700000" vert="horz"/>');
  expect(labels).toContain('<c:tickLblSkip val="1"/>');
  const [large = '', small = ''] = columns.match(/<c:dLbls>.*?<\/c:dLbls>/gs) ?? [];
  const countLeftOut = (series: string) => series.match(/<c:delete val="1"\/>/g)?.length ?? 0;
  expect(countLeftOut(large)).toBe(5);
  expect(countLeftOut(small)).toBeLessThan(5);
});

test('The legend of several series begins above the plot on the left, that of slices is beside them', async () => {
  const rows = [
    ['Year', 'Cinema', 'Streaming'],
    ['2026', '120', '80'],
  ];
  const elements = [createChart({ kind: 'column', rows }), createChart({ kind: 'pie', rows })];
  const deck = createDeck({ slides: [createSlide({ elements })] });
  files = await unzip(await writePptxBytes(deck));
  const [columns = '', pie = ''] = charts();
  expect(columns).toMatch(
    /<c:legendPos val="t"\/><c:layout>.*?<c:x val="0"\/><c:y val="0"\/>.*<\/c:legend>/s,
  );
  expect(pie).toContain('<c:legendPos val="r"/>');
  // Columns take 72 % of the room of their label.
  expect(columns).toContain('<c:gapWidth val="78"/>');
});

function formatCodesOf(series: string): readonly string[] {
  return Array.from(series.matchAll(/formatCode="([^"]*)"/g), ([, code = '']) =>
    code.replaceAll('&quot;', '"'),
  );
}

/** Colours of the labels. */
function labelColorsOf(series: string): readonly string[] {
  const [labels = ''] = /<c:dLbls>.*?<\/c:dLbls>/s.exec(series) ?? [];
  return Array.from(labels.matchAll(/srgbClr val="(\w+)"/g), ([, color = '']) => color);
}

function valuesOf(series: string): readonly string[] {
  const [values = ''] = /<c:val>.*?<\/c:val>/s.exec(series) ?? [];
  return Array.from(
    values.matchAll(/<c:pt idx="\d+"><c:v>([^<]*)<\/c:v>/g),
    ([, value = '']) => value,
  );
}
