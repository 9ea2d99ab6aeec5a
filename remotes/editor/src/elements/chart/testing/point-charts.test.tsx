import '../../kinds';
import { render } from '@testing-library/react';
import { createDeck, createSlide } from '../../../core/model/create';
import type { SlideElement } from '../../../core/elements/slide-element';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../../imports/read-presentation';
import { ChartView } from '../chart-view';
import type { ChartElement } from '../chart-schema';
import { readChartFrom } from './chart-files';

const COLORS = ['#aa0011', '#11aa00'] as const;

interface PointSeries {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly sizes?: readonly number[];
}

const points = (list: readonly (string | number)[]) =>
  `<c:ptCount val="${list.length}"/>` +
  list.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join('');
const numbersXml = (name: string, list: readonly number[]) =>
  `<c:${name}><c:numRef><c:numCache>${points(list)}</c:numCache></c:numRef></c:${name}>`;
const startXml = (index: number, line: string) =>
  `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:strRef><c:strCache>${points([`Series ${index}`])}</c:strCache></c:strRef></c:tx>` +
  `<c:spPr><a:solidFill><a:srgbClr val="${COLORS[index]?.slice(1)}"/></a:solidFill>${line}</c:spPr>`;

function plotXml(kind: 'scatter' | 'bubble', series: readonly PointSeries[], line = ''): string {
  const all = series.map(
    ({ xs, ys, sizes }, index) =>
      `${startXml(index, line)}${numbersXml('xVal', xs)}${numbersXml('yVal', ys)}${sizes ? numbersXml('bubbleSize', sizes) : ''}</c:ser>`,
  );
  return `<c:${kind}Chart>${kind === 'scatter' ? '<c:scatterStyle val="lineMarker"/>' : ''}${all.join('')}</c:${kind}Chart>${AXES}`;
}

const AXES =
  '<c:valAx><c:axPos val="b"/><c:majorGridlines/><c:numFmt formatCode="yyyy" sourceLinked="0"/></c:valAx>' +
  '<c:valAx><c:axPos val="l"/></c:valAx>';

async function readElement(plot: string): Promise<ChartElement> {
  const { chart } = await readChartFrom(plot);
  return requireChart(chart);
}

function requireChart(element: SlideElement | undefined): ChartElement {
  if (element?.type !== 'chart') throw new Error('The chart was left out.');
  return element;
}

async function sendThroughPowerPoint(chart: ChartElement): Promise<ChartElement> {
  const deck = createDeck({ slides: [createSlide({ elements: [chart] })] });
  const { deck: read } = await readPresentation(new Uint8Array(await writePptxBytes(deck)), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  return requireChart(read.slides[0]?.elements[0]);
}

/** Circles of a series with their middles and radii. */
function circlesOf(chart: ChartElement, color: string) {
  const { container } = render(<ChartView element={chart} />);
  return Array.from(container.querySelectorAll(`g[fill="${color}"] circle`), (circle) => {
    const [x = 0, y = 0, r = 0] = ['cx', 'cy', 'r'].map((name) =>
      Number(circle.getAttribute(name)),
    );
    return { x, y, r };
  });
}

/** Compares pixels with values on a line through the first and the last of them. */
function expectLinear(values: readonly number[], pixels: readonly number[], direction: 1 | -1) {
  const sorted = values.map((value, at) => [value, pixels[at] ?? Number.NaN] as const);
  const [[low, lowAt] = [0, 0], ...rest] = sorted.toSorted(([one], [other]) => one - other);
  const [high, highAt] = rest.at(-1) ?? [1, 1];
  expect(Math.sign(highAt - lowAt)).toBe(direction);
  for (const [value, at] of rest) {
    const expected = lowAt + ((value - low) / (high - low)) * (highAt - lowAt);
    expect(Math.abs(at - expected)).toBeLessThan(Math.abs(highAt - lowAt) / 100);
  }
}

const SERIES: Readonly<Record<string, readonly PointSeries[]>> = {
  'one series': [{ xs: [0.7, 1.8, 2.6], ys: [2.7, 3.2, 0.8], sizes: [10, 4, 8] }],
  'two series at the same places': [
    { xs: [1, 2, 4], ys: [10, 20, 15], sizes: [1, 2, 3] },
    { xs: [1, 2, 4], ys: [-5, 12.5, 30], sizes: [9, 1, 4] },
  ],
  'two series at other places': [
    { xs: [1990, 2005, 2020], ys: [120, 80, 310], sizes: [1, 2, 3] },
    { xs: [1995, 2010], ys: [1200.5, 40], sizes: [2, 2] },
  ],
};

const cases = Object.keys(SERIES).flatMap((name) =>
  (['scatter', 'bubble'] as const).map((kind) => ({ name, kind })),
);

test.each(cases)(
  'the points of a $kind chart, $name, are those of the file',
  async ({ name, kind }) => {
    const series = SERIES[name] ?? [];
    const read = await readElement(plotXml(kind, series));
    expect(read).toMatchObject({ kind, colors: COLORS.slice(0, series.length) });
    for (const chart of [read, await sendThroughPowerPoint(read)]) {
      const circles = series.map((_, index) => circlesOf(chart, COLORS[index] ?? ''));
      expect(circles.map(({ length }) => length)).toEqual(series.map(({ xs }) => xs.length));
      const all = circles.flat();
      expectLinear(
        series.flatMap(({ xs }) => xs),
        all.map(({ x }) => x),
        1,
      );
      expectLinear(
        series.flatMap(({ ys }) => ys),
        all.map(({ y }) => y),
        -1,
      );
      if (kind === 'bubble')
        expectLinear(
          series.flatMap(({ sizes = [] }) => sizes),
          all.map(({ r }) => r ** 2),
          1,
        );
      expect(chart.rows[0]).toEqual(read.rows[0]);
    }
  },
);

test.each([
  ['', true],
  ['<a:ln><a:noFill/></a:ln>', false],
])('points are joined unless their line is taken away', async (line, isJoined) => {
  const chart = await readElement(plotXml('scatter', SERIES['one series'] ?? [], line));
  const { container } = render(<ChartView element={chart} />);
  expect(container.querySelector(`path[stroke="${COLORS[0]}"]`) !== null).toBe(isJoined);
  expect((await sendThroughPowerPoint(chart)).hasLines).toBe(chart.hasLines);
});

test.each([
  ['filled', 'filled-radar'],
  ['marker', 'radar'],
] as const)('the corners of a radar chart (%s) stand at their values', async (style, kind) => {
  const values = [
    [120, 180, 260, 310],
    [80, 0, 150, 240],
  ];
  const series = values.map(
    (own, index) =>
      `${startXml(index, '')}<c:cat><c:strRef><c:strCache>${points(['Story', 'Cast', 'Budget', 'Market'])}</c:strCache></c:strRef></c:cat>${numbersXml('val', own)}</c:ser>`,
  );
  const read = await readElement(
    `<c:radarChart><c:radarStyle val="${style}"/>${series.join('')}</c:radarChart><c:catAx/><c:valAx><c:majorGridlines/></c:valAx>`,
  );
  expect(read.kind).toBe(kind);
  for (const chart of [read, await sendThroughPowerPoint(read)]) {
    const { container } = render(<ChartView element={chart} />);
    const corners = COLORS.map((color) => {
      const d = container.querySelector(`path[stroke="${color}"]`)?.getAttribute('d') ?? '';
      return Array.from(d.matchAll(/(-?[\d.e-]+),(-?[\d.e-]+)/g), ([, x, y]) => [
        Number(x),
        Number(y),
      ]);
    });
    const radii = corners.flat().map(([x = 0, y = 0]) => Math.hypot(x, y));
    expectLinear(values.flat(), radii, 1);
    // Clockwise from the top.
    const [top = [], right = [], bottom = [], left = []] = corners[0] ?? [];
    expect(
      [top[1], right[0], -(bottom[1] ?? 0), -(left[0] ?? 0)].map((at) => Math.sign(at ?? 0)),
    ).toEqual([-1, 1, -1, 1]);
    expect(chart.rows[0]).toEqual(read.rows[0]);
  }
});
