import '../../kinds';
import { createDeck, createSlide } from '../../../core/model/create';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../../imports/read-presentation';
import { readChartData } from '../chart-data';
import type { ChartElement } from '../chart-schema';
import { CHART_CORPUS } from './chart-corpus';
import { readCorpus } from './expect-corpus-chart';

/** Charts of every kind, grouping and data, and all shares of 100 %, written by the editor and read again. */
const corpus = CHART_CORPUS.filter(
  ({ name }, index) =>
    index % 10 === Math.floor(index / 10) % 10 || name.includes('percentStacked, shares,'),
);
const both = readCorpus(corpus).then(async (read) => {
  const charts = [...read.values()].map((chart, index) => ({
    ...chart,
    customName: String(index),
  }));
  const deck = createDeck({ slides: [createSlide({ elements: charts })] });
  const again = await readPresentation(new Uint8Array(await writePptxBytes(deck)), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  const elements = again.deck.slides[0]?.elements ?? [];
  const byName = new Map(elements.map((element) => [element.customName, element as ChartElement]));
  const names = [...read.keys()];
  return new Map(
    names.map((name, index) => [name, { first: charts[index], second: byName.get(String(index)) }]),
  );
});

/** Figures as they are drawn. A series without a name gets one in a file. */
function figuresOf(chart: ChartElement | undefined) {
  if (!chart) return undefined;
  const { labels, series } = readChartData(chart.rows, chart);
  return {
    labels,
    kind: chart.kind,
    series: series.map(({ values, blanks }) => ({ values, blanks: [...blanks] })),
  };
}

test.each(corpus)('$name: a second opening has the figures of the first', async ({ name }) => {
  const { first, second } = (await both).get(name) ?? {};
  expect(first).toBeDefined();
  const [before, after] = [figuresOf(first), figuresOf(second)];
  expect(after?.kind).toBe(before?.kind);
  expect(after?.labels).toEqual(before?.labels);
  const isClose = (one: number, other = Number.NaN) =>
    Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one));
  const differing = before?.series.flatMap(({ values, blanks }, index) =>
    values.filter(
      (value, row) => !blanks.includes(row) && !isClose(value, after?.series[index]?.values[row]),
    ),
  );
  expect(differing).toEqual([]);
  expect(after?.series).toHaveLength(before?.series.length ?? 0);
});
