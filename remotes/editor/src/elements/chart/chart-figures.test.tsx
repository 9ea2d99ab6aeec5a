import { render } from '@testing-library/react';
import { estimateTextWidth } from '../../core/text/wrap-text';
import { ChartView } from './chart-view';
import { CHART_KINDS } from './chart-kinds';
import { groupingOf } from './chart-layers';
import type { ChartElement } from './chart-schema';
import { createChart } from './create-chart';
import { readChartFrom, seriesXml } from './testing/chart-files';

const LABELS = ['2027', '2028', '2029'];
const SERIES = [
  { name: 'Cinema', values: [120, 180, 260] },
  { name: 'Streaming', values: [80, 140, 150] },
  { name: 'Television', values: [40, 35, 60] },
];
const rows = [
  ['', ...SERIES.map(({ name }) => name)],
  ...LABELS.map((label, row) => [label, ...SERIES.map(({ values }) => String(values[row]))]),
];
const COLORS = ['#aa0000', '#00aa00', '#0000aa'];

const draw = (chart: ChartElement) => render(<ChartView element={chart} />).container;
const numbers = (text: string | null) =>
  Array.from(text?.matchAll(/-?[\d.]+(?:e-?\d+)?/g) ?? [], ([number]) => Number(number));

/** Start and end of each value along the axis in pixels, by series and label, as drawn. */
function drawnSpansOf(chart: ChartElement): readonly (readonly (readonly number[])[])[] {
  const container = draw(chart);
  return COLORS.map((color) => {
    const bars = Array.from(container.querySelectorAll(`rect[fill="${color}"]`)).map((bar) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(bar.getAttribute(name))),
    );
    if (chart.kind.endsWith('bar')) return bars.filter(isBar).map(([x = 0, , w = 0]) => [x, x + w]);
    if (chart.kind.endsWith('column'))
      return bars.filter(isBar).map(([, y = 0, , h = 0]) => [y + h, y]);
    const path = container.querySelector(`path[fill="${color}"], path[stroke="${color}"]`);
    const points = numbers(path?.getAttribute('d') ?? '');
    const ys = points.filter((_, index) => index % 2 === 1);
    const tops = ys.slice(0, LABELS.length);
    const bottoms = ys.slice(LABELS.length).toReversed();
    return tops.map((top, row) => [bottoms[row] ?? Number.NaN, top]);
  });
}

/** Marks of the legend are squares. */
const isBar = ([, , width, height]: readonly number[]) => width !== height;

/** Figures at a label in its grouping, by series: the amounts, their sums so far, or those as shares. */
function levelsOf(grouping: string, row: number): readonly number[] {
  const values = SERIES.map((series) => series.values[row] ?? 0);
  const sums = values.map((_, index) =>
    values.slice(0, index + 1).reduce((sum, value) => sum + value, 0),
  );
  if (grouping === 'clustered') return values;
  return grouping === 'stacked' ? sums : sums.map((sum) => (100 * sum) / (sums.at(-1) ?? 1));
}

/** Each part of a stack starts where the one before it ends. */
function expectStacked(
  kind: string,
  grouping: string,
  spans: readonly (readonly (readonly number[])[])[],
): void {
  if (grouping === 'clustered' || kind === 'line') return;
  for (const [index, series] of spans.slice(1).entries())
    for (const [row, [start = 0]] of series.entries())
      expect(start).toBeCloseTo(spans[index]?.[row]?.[1] ?? 0);
}

const cases = CHART_KINDS.filter((kind) => /bar|column|line|area/.test(kind)).flatMap((kind) =>
  ([undefined, 'stacked', 'percent'] as const).flatMap((grouping) =>
    [true, false].map((hasValueAxis) => ({ kind, grouping, hasValueAxis })),
  ),
);

test.each(cases)(
  'the figures of a $kind chart ($grouping, axis: $hasValueAxis) are those of its rows',
  ({ grouping, ...options }) => {
    const chart = createChart({ ...options, rows, colors: COLORS, ...(grouping && { grouping }) });
    const spans = drawnSpansOf(chart);
    const ends = spans.map((series) => series.map(([, end = Number.NaN]) => end));
    const levels = SERIES.map((_, index) =>
      LABELS.map((__, row) => levelsOf(groupingOf(chart), row)[index] ?? 0),
    );
    // Two points of the drawing give the scale, and every other figure is compared with it.
    const flat = ends.flat();
    const values = levels.flat();
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const [at, to] = [flat[values.indexOf(low)] ?? 0, flat[values.indexOf(high)] ?? 0];
    const read = flat.map((pixel) => low + ((pixel - at) / (to - at)) * (high - low));
    for (const [index, value] of values.entries())
      expect(Math.abs((read[index] ?? 0) - value)).toBeLessThan((high - low) / 100);
    expectStacked(options.kind, groupingOf(chart), spans);
  },
);

test.each(['pie', 'doughnut'] as const)(
  'the slices of a %s have the angles of their shares',
  (kind) => {
    const chart = createChart({
      kind,
      colors: COLORS,
      rows: [
        ['', 'A'],
        ['a', '8'],
        ['b', '3'],
        ['c', '1'],
      ],
    });
    const container = draw(chart);
    const ends = COLORS.map((color) => {
      const d = container.querySelector(`path[fill="${color}"]`)?.getAttribute('d') ?? '';
      // The outer arc ends at the two numbers behind its flags.
      const [, x = 0, y = 0] =
        /A[\d.]+,[\d.]+,0,[01],[01],(-?[\d.e-]+),(-?[\d.e-]+)/.exec(d)?.map(Number) ?? [];
      return (Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1;
    });
    expect(ends[0]).toBeCloseTo(8 / 12);
    expect(ends[1]).toBeCloseTo(11 / 12);
    expect((ends[2] ?? 0) % 1).toBeCloseTo(0);
  },
);

const SLICES = seriesXml('Share', ['Equity', 'Tax credit', 'Gap'], [8.2, 3.2, 2.6], 'General');
const show = (value: number, percent: number, code: string) =>
  `<c:dLbls><c:numFmt formatCode="${code}" sourceLinked="0"/><c:showVal val="${value}"/><c:showPercent val="${percent}"/></c:dLbls>`;

test.each([
  [show(1, 1, '0%'), 'Equity 58.6%'],
  [show(0, 1, '0%'), 'Equity 58.6%'],
  [show(1, 1, '0.0'), 'Equity 8.2 · 58.6%'],
  [show(1, 0, '0.0'), 'Equity 8.2'],
  [
    '<c:dLbls><c:dLbl><c:idx val="0"/><c:numFmt formatCode="0.0&quot; · 59%&quot;"/><c:showVal val="1"/></c:dLbl><c:numFmt formatCode="0.0"/><c:showVal val="1"/></c:dLbls>',
    'Equity 8.2 · 58.6%',
  ],
  ['', 'Equity'],
])('a slice is labelled with its share, its amount, or not: %s', async (labels, text) => {
  const { chart } = await readChartFrom(`<c:pieChart>${SLICES}${labels}</c:pieChart>`);
  expect(draw({ ...(chart as ChartElement), width: 900, height: 400 }).textContent).toContain(text);
  expect(draw(chart as ChartElement).textContent).not.toContain('820');
});

const dates = (code: string) =>
  seriesXml('Cinema', ['46388', '46478'], [120, 180], 'General')
    .replace(
      '<c:cat><c:strRef><c:strCache>',
      `<c:cat><c:numRef><c:numCache><c:formatCode>${code}</c:formatCode>`,
    )
    .replace('</c:strCache></c:strRef></c:cat>', '</c:numCache></c:numRef></c:cat>');

test.each([
  ['yyyy\\-mm\\-dd', '<c:dateAx/>', ['2027-01-01', '2027-04-01']],
  ['General', '<c:dateAx/>', ['2027-01-01', '2027-04-01']],
  [
    'General',
    '<c:dateAx><c:numFmt formatCode="mm/yyyy" sourceLinked="0"/></c:dateAx>',
    ['01/2027', '04/2027'],
  ],
  ['General', '<c:catAx/>', ['46388', '46478']],
])('dates in the format %s with %s are labels', async (code, axis, labels) => {
  const { chart } = await readChartFrom(`<c:lineChart>${dates(code)}</c:lineChart>${axis}`);
  const read = chart as ChartElement;
  expect(read.rows.slice(1)).toEqual(labels.map((label, row) => [label, ['120', '180'][row]]));
  expect(draw(read).textContent).not.toContain('No column');
});

test('a chart shows what its file says: title, axis, lines, labels and legend', async () => {
  const two =
    seriesXml('2026', ['a', 'b'], [100, 350], '#,##0') +
    seriesXml('2027', ['a', 'b'], [200, 50], '#,##0');
  const title =
    '<c:title><c:tx><c:rich><a:p><a:r><a:t>Receipts</a:t></a:r></a:p></c:rich></c:tx></c:title><c:legend><c:legendPos val="r"/></c:legend>';
  const axis = '<c:valAx><c:delete val="0"/><c:majorGridlines/></c:valAx>';
  const plot = `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${two}</c:barChart><c:catAx/>${axis}`;
  const { chart } = await readChartFrom(plot, title);
  expect(chart).toMatchObject({
    title: 'Receipts',
    legend: 'right',
    labels: 'none',
    hasValueAxis: true,
  });
  const container = draw(chart as ChartElement);
  const texts = Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent);
  expect(texts).toEqual(expect.arrayContaining(['Receipts', '2026', '2027', '0', '100', '400']));
  expect(texts).not.toContain('350');
  expect(container.querySelectorAll('[data-grid-line]').length).toBeGreaterThan(3);
});

test('the first series of a group of bars is the lowest, with its color', async () => {
  const plot = `<c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/>${seriesXml('First', ['low', 'high'], [1, 2], '0')}${seriesXml('Second', ['low', 'high'], [3, 4], '0').replace('00AA00', 'AA0000')}</c:barChart>`;
  const { chart } = await readChartFrom(plot);
  expect(chart).toMatchObject({
    rows: [
      ['', 'Second', 'First'],
      ['high', '4', '2'],
      ['low', '3', '1'],
    ],
    colors: ['#aa0000', '#00aa00'],
  });
});

test('a title is the name of the only series, unless it was deleted', async () => {
  const plot = `<c:lineChart>${seriesXml('Cinema', ['a'], [1], '0')}</c:lineChart>`;
  expect((await readChartFrom(plot)).chart).toMatchObject({ title: 'Cinema' });
  const { chart } = await readChartFrom(plot, '<c:autoTitleDeleted val="1"/>');
  expect(chart).not.toHaveProperty('title');
});

test('amounts that would cover each other are left out', () => {
  const texts = (width: number) =>
    draw(createChart({ kind: 'column', rows, width, hasValueAxis: false })).querySelectorAll('text')
      .length;
  expect(texts(900)).toBe(3 + 3 + 9);
  expect(texts(200)).toBe(3 + 3);
});

test('an axis of shares ends at 100 %, and its level numbers cover no others', () => {
  const textsOf = (chart: ChartElement) =>
    Array.from(draw(chart).querySelectorAll('text'), ({ textContent }) => textContent);
  const shares = { kind: 'area', grouping: 'percent', rows } as const;
  const percents = textsOf(createChart(shares)).filter((text) => text?.endsWith('%'));
  expect(percents.at(-1)).toBe('100%');
  const wide = [
    ['', 'A'],
    ['a', '5,000,000'],
    ['b', '-1,000,000'],
  ];
  const chart = createChart({
    kind: 'bar',
    rows: wide,
    width: 420,
    hasValueAxis: true,
    labels: 'none',
  });
  const container = draw(chart);
  const numbersOf = Array.from(container.querySelectorAll('g > text[text-anchor="middle"]'));
  expect(numbersOf.length).toBeLessThan(container.querySelectorAll('[data-grid-line]').length);
});

test('a legend leaves most of a small chart to the plot', () => {
  const container = draw(
    createChart({ kind: 'column', rows, width: 250, height: 200, fontSize: 24 }),
  );
  const marks = Array.from(container.querySelectorAll('rect'), (rect) =>
    ['y', 'width', 'height'].map((name) => Number(rect.getAttribute(name))),
  ).filter(([, width, height]) => width === height);
  expect(marks).toHaveLength(3);
  expect(Math.max(...marks.map(([y = 0, , size = 0]) => y + size))).toBeLessThan(200 * 0.4);
});

test.each([
  [640, 320, [/^Regional/, /broadcasters$/, /^€1,250,000 · 61%$/, /^Equity €800,000 · 39%$/]],
  [320, 40, [/^Regional.*… €1,250,000 · 61%$/, /^Equity €800,000 · 39%$/]],
])(
  'a pie of %d × %d px puts long labels above their amounts or cuts them, and never the amounts',
  (width, height, expected) => {
    const labels = ['Regional fund of the northern states and their broadcasters', 'Equity'];
    const amounts = ['€1,250,000', '€800,000'];
    const container = draw(
      createChart({
        kind: 'pie',
        width,
        height,
        rows: [['', 'Amount'], ...labels.map((label, row) => [label, amounts[row] ?? ''])],
      }),
    );
    const texts = Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent);
    expect(texts).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  },
);

test('no line, grid line, point or other amount passes through an amount of a line chart', () => {
  const amounts = ['1,7', '3,6', '1,4', '2,6', '2,7', '3,7'];
  const steep = amounts.map((amount, row) => [
    `Jahr ${row}`,
    `${amount} Mio. €`,
    `${row + 1}20.000 €`,
  ]);
  const chart = createChart({
    kind: 'line',
    labels: 'all',
    rows: [['', 'Kino', 'Streaming'], ...steep],
    language: 'de',
    width: 1200,
    height: 480,
  });
  const container = draw(chart);
  const listOf = (selector: string) => Array.from(container.querySelectorAll(selector));
  const axisEnd = Number(listOf('[data-grid-line]')[0]?.getAttribute('x1'));
  const boxes = listOf('text').flatMap((text) => {
    const [x = 0, y = 0] = ['x', 'y'].map((name) => Number(text.getAttribute(name)));
    const width = estimateTextWidth(text.textContent ?? '', 16);
    const anchor = text.getAttribute('text-anchor') ?? '';
    const left = x - ({ middle: width / 2, end: width }[anchor] ?? 0);
    const isAmount = text.textContent?.includes('€') && x > axisEnd;
    return isAmount ? [{ left, right: left + width, top: y - 12, bottom: y + 2 }] : [];
  });
  const samples = listOf('path[stroke]').flatMap((path) => {
    const points = numbers(path.getAttribute('d'));
    return points.slice(0, -3).flatMap((x, at) => {
      const [y = 0, endX = 0, endY = 0] = points.slice(at + 1, at + 4);
      const steps = at % 2 === 0 ? Array.from({ length: 101 }, (_, step) => step / 100) : [];
      return steps.map((part) => [x + (endX - x) * part, y + (endY - y) * part]);
    });
  });
  const dots = listOf('circle').map((dot) => [
    Number(dot.getAttribute('cx')),
    Number(dot.getAttribute('cy')),
  ]);
  expect([boxes.length, samples.length]).toEqual([2 * 6, 2 * 5 * 101]);
  for (const { left, right, top, bottom } of boxes) {
    const isInside = ([x = 0, y = 0]: readonly number[]) =>
      x > left && x < right && y > top && y < bottom;
    const grid = listOf('[data-grid-line]').map((line) => [
      left + 1,
      Number(line.getAttribute('y1')),
    ]);
    expect([...samples, ...dots, ...grid].filter(isInside)).toEqual([]);
    const covered = boxes.filter(
      (other) =>
        other.left < right && other.right > left && other.top < bottom && other.bottom > top,
    );
    expect(covered).toHaveLength(1);
  }
});
