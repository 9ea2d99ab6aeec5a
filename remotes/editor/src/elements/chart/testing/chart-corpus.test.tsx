import { expectCorpusChart, readCorpus } from './expect-corpus-chart';
import { CHART_CORPUS } from './chart-corpus';

/** One of five looks for each kind, grouping and data, and each look equally often. */
const charts = CHART_CORPUS.filter((_, index) => index % 5 === Math.floor(index / 5) % 5);
const read = readCorpus(charts);

test.each(charts)('$name: the drawing has the figures of the file', async (chart) => {
  expectCorpusChart(chart, await read);
});
