import { figureWords } from '../core/film/figures';
import { createChart } from '../core/model/create-figures';
import type { ChartElement, ChartKind } from '../core/model/deck';
import { LIMITS } from '../core/model/limits';
import { boxIn, placeOf } from './boxes';
import { type ChartPart, type Column, columnsOf, looksOf, partIn } from './chart-part';
import { child, relationAt, textAt } from './markup';
import { givenName, ownNames } from './own-names';
import type { Reading } from './reading';
import { readPart } from './relations';
import { writtenFigure } from './written-figure';

const MOST_SERIES = 19;

/** Reads a chart with its data; undefined for other graphics and unsupported kinds. */
export async function readChart(
  frame: Element,
  context: Reading,
): Promise<ChartElement | undefined> {
  const transform = boxIn(child(frame, 'xfrm'));
  const part = await partOf(frame, context);
  const nearest = part && likenessOf(part, columnsOf(part));
  if (!transform || !nearest || nearest.columns.length === 0) return undefined;
  if (!nearest.isAlike) context.remarks.count('kind');
  const rows = rowsOf(nearest.columns.slice(0, MOST_SERIES), part.code);
  return createChart({
    ...placeOf(context.project({ ...transform, rotation: 0 })),
    ...namesOf(frame, rows),
    kind: nearest.kind,
    rows,
    ...looksOf(part, nearest.painted, context),
  });
}

async function partOf(
  frame: Element,
  { part, file }: Pick<Reading, 'part' | 'file'>,
): Promise<ChartPart | undefined> {
  const reference = child(frame, 'graphic', 'graphicData', 'chart');
  const path = part.relations.get(relationAt(reference, 'id') ?? '')?.path;
  return path !== undefined && file.has(path)
    ? partIn((await readPart(file, path)).root)
    : undefined;
}

interface Likeness {
  readonly kind: ChartKind;
  readonly columns: readonly Column[];
  /** Series that the colours are read from. */
  readonly painted: readonly Column[];
  readonly isAlike: boolean;
}

function likenessOf(part: ChartPart, columns: readonly Column[]): Likeness | undefined {
  if (isWaterfall(part, columns)) {
    const painted = columns.slice(1);
    return { kind: 'waterfall', columns: [flowOf(columns)], painted, isAlike: true };
  }
  const kind = KINDS[part.plot.localName];
  return kind && { kind, columns: lying(part, columns), painted: columns, isAlike: isAlike(part) };
}

const KINDS: Readonly<Record<string, ChartKind>> = {
  barChart: 'bar',
  bar3DChart: 'bar',
  lineChart: 'line',
  line3DChart: 'line',
  areaChart: 'line',
  pieChart: 'pie',
  pie3DChart: 'pie',
  doughnutChart: 'pie',
};

/** True if the kind looks the same in PowerPoint and here. */
function isAlike({ plot, isMixed }: ChartPart): boolean {
  if (isMixed) return false;
  const grouping = textAt(child(plot, 'grouping'), 'val') ?? 'standard';
  if (plot.localName === 'barChart')
    return textAt(child(plot, 'barDir'), 'val') === 'bar' && !/stacked/i.test(grouping);
  return (
    plot.localName === 'pieChart' || (plot.localName === 'lineChart' && grouping === 'standard')
  );
}

/** PowerPoint orders horizontal bars from the bottom, this editor from the top. */
function lying({ plot }: ChartPart, columns: readonly Column[]): readonly Column[] {
  if (textAt(child(plot, 'barDir'), 'val') !== 'bar') return columns;
  return columns.map((column) => ({
    ...column,
    labels: column.labels.toReversed(),
    values: column.values.toReversed(),
  }));
}

/** Series names of a waterfall that this editor exported as stacked columns, the first of them invisible. */
const FLOW = ['Base', 'In', 'Out', 'Total'];

function isWaterfall({ plot }: ChartPart, columns: readonly Column[]): boolean {
  const isStacked = textAt(child(plot, 'grouping'), 'val') === 'stacked';
  return isStacked && columns.map(({ name }) => name).join() === FLOW.join();
}

/** Income minus costs; the total is recomputed. */
function flowOf([, income, costs]: readonly Column[]): Column {
  const values = (income?.values ?? []).map((value, index) => value - (costs?.values[index] ?? 0));
  const labels = income?.labels ?? [];
  return {
    name: 'Amount',
    labels: labels.slice(0, -1),
    values: values.slice(0, -1),
    paint: undefined,
  };
}

function rowsOf(columns: readonly Column[], code: string): readonly (readonly string[])[] {
  const labels = columns[0]?.labels ?? [];
  const head = ['', ...columns.map(({ name }) => name)];
  const body = labels.map((label, row) => [
    label,
    ...columns.map(({ values }) => writtenFigure(values[row] ?? 0, code)),
  ]);
  return [head, ...body].slice(0, LIMITS.cells).map((row) => row.map((cell) => cell.slice(0, 500)));
}

/** Discards generated names: the export writes the data as the name of an unnamed chart. */
function namesOf(frame: Element, rows: readonly (readonly string[])[]) {
  const { title, name, alt } = ownNames(frame);
  const autoName = figureWords(rows);
  const clean = (words: string) => (words === autoName ? '' : words);
  return { title: clean(title), name: clean(name), alt: clean(givenName(alt)) };
}
