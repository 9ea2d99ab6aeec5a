import '../../kinds';
import { render } from '@testing-library/react';
import type { SlideElement } from '../../../core/elements/slide-element';
import { readPresentation } from '../../../imports/read-presentation';
import { createSamplePptx } from '../../../imports/testing/create-sample-pptx';
import { ChartView } from '../chart-view';
import type { ChartElement } from '../chart-schema';
import { type CorpusChart, corpusChartXml } from './chart-corpus';
import {
  type DrawnFigure,
  expectedSpansOf,
  readDrawnFigures,
  readSliceAngles,
} from './read-drawn-figures';

const CHART = 'http://schemas.openxmlformats.org/drawingml/2006/chart';

/** Reads a presentation with the charts on one slide. */
export async function readCorpus(
  charts: readonly CorpusChart[],
): Promise<ReadonlyMap<string, ChartElement>> {
  const frames = charts.map(
    (_, index) =>
      `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${index + 10}" name="${index}"/></p:nvGraphicFramePr>` +
      '<p:xfrm><a:off x="952500" y="952500"/><a:ext cx="5715000" cy="3810000"/></p:xfrm><a:graphic>' +
      `<a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" r:id="rId${index + 3}"/></a:graphicData></a:graphic></p:graphicFrame>`,
  );
  const sample = await createSamplePptx({
    shapes: frames.join(''),
    slideRelations: charts.map((_, index) => ['chart', `../charts/chart${index}.xml`]),
    parts: Object.fromEntries(
      charts.map((chart, index) => [`ppt/charts/chart${index}.xml`, corpusChartXml(chart)]),
    ),
  });
  const { deck } = await readPresentation(sample, {
    name: 'Corpus.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  const isChart = (element: SlideElement): element is ChartElement => element.type === 'chart';
  const elements = (deck.slides[0]?.elements ?? []).filter(isChart);
  return new Map(
    elements.map((element) => [charts[Number(element.sourceName)]?.name ?? '', element]),
  );
}

/** Compares every figure of the file with its drawing, and the places of series and labels with their order. */
export function expectCorpusChart(
  chart: CorpusChart,
  read: ReadonlyMap<string, ChartElement>,
): void {
  const element = read.get(chart.name);
  if (!element) throw new Error(`“${chart.name}” was left out.`);
  const drawing = render(<ChartView element={element} />).container.querySelector('svg');
  if (!drawing) throw new Error(`“${chart.name}” is not drawn.`);
  if (chart.kind === 'pie' || chart.kind === 'doughnut') expectSlices(chart, drawing);
  else expectFigures(chart, readDrawnFigures(chart, drawing));
}

function expectSlices({ data: { labels, series } }: CorpusChart, drawing: Element): void {
  const sizes = series[0]?.values.map((value) => Math.max(0, value ?? 0)) ?? [];
  const sum = sizes.reduce((total, size) => total + size, 0);
  const angles = readSliceAngles(drawing, labels.length);
  for (const [index, size] of sizes.entries())
    expect(Math.abs((angles[index] ?? Number.NaN) - (size / sum) * 360)).toBeLessThan(3.6);
}

function expectFigures(
  chart: CorpusChart,
  drawn: readonly (readonly (DrawnFigure | undefined)[])[],
): void {
  const pairs = expectedSpansOf(chart).flatMap((series, index) =>
    series.flatMap(([from, to], row) => {
      if (chart.data.series[index]?.values[row] === undefined) return [];
      const figure = drawn[index]?.[row];
      if (!figure) throw new Error(`Series ${index}, label ${row} is not drawn.`);
      // A negative bar starts at its right or upper end.
      const isBar = chart.kind === 'bar' || chart.kind === 'col';
      const isTurned = isBar && to < from && !Number.isNaN(figure.from);
      const [start, end] = isTurned ? [figure.to, figure.from] : [figure.from, figure.to];
      return [...(Number.isNaN(start) ? [] : [[from, start] as const]), [to, end] as const];
    }),
  );
  const sorted = pairs.toSorted(([one], [other]) => one - other);
  const [[low, lowAt] = [0, 0], [high, highAt] = [0, 0]] = [sorted[0], sorted.at(-1)];
  const pixelsPerUnit = (highAt - lowAt) / (high - low);
  expect(Math.sign(pixelsPerUnit)).toBe(chart.kind === 'bar' ? 1 : -1);
  const plot = Math.abs(highAt - lowAt);
  // A bar is at least one pixel long.
  for (const [value, at] of pairs)
    expect(Math.abs(lowAt + (value - low) * pixelsPerUnit - at)).toBeLessThan(plot / 100 + 1);
  expectOrder(chart, drawn);
}

/** Labels run to the right, or from the bottom upwards; so do the series at a label. */
function expectOrder(
  { kind, grouping, look, lineCount }: CorpusChart,
  drawn: readonly (readonly (DrawnFigure | undefined)[])[],
): void {
  const direction = (kind === 'bar') !== look.isReversed ? -1 : 1;
  const runs = (figures: readonly (DrawnFigure | undefined)[]) =>
    figures
      .flatMap((figure) => figure?.across ?? [])
      .every((at, index, all) => index === 0 || direction * (at - (all[index - 1] ?? at)) > 0);
  expect(drawn.every(runs)).toBe(true);
  const isBeside = (kind === 'bar' || kind === 'col') && grouping === 'clustered';
  const rows = drawn[0]?.map((_, row) => drawn.map((series) => series[row])) ?? [];
  const bars = rows.map((row) => row.slice(0, row.length - lineCount));
  if (isBeside) expect(bars.every(runs)).toBe(true);
}
