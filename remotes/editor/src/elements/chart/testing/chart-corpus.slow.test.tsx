import { expectCorpusChart, readCorpus } from './expect-corpus-chart';
import { CHART_CORPUS } from './chart-corpus';

const read = readCorpus(CHART_CORPUS);

test.each(CHART_CORPUS)('$name: the drawing has the figures of the file', async (chart) => {
  expectCorpusChart(chart, await read);
});

test('the corpus has 300 charts or more', () => {
  expect(CHART_CORPUS.length).toBeGreaterThanOrEqual(300);
});
