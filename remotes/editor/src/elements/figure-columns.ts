import { parseAmounts } from '../core/amounts/amounts';
import { isBlankAmount, parseAmount, currencySignsOf } from '../core/amounts/parse-amount';
import type { ElementWithAmounts } from './amount-edits';
import { type CellsWithAmounts, isChartOfTable } from './amount-review';
import { areMostlyAmounts } from './chart/chart-data';
import { SLICE_KINDS } from './chart/chart-kinds';
import { computeFormulas } from './table/formulas/compute-formulas';
import { arePercents, listWrongShares } from './table/totals/table-shares';
import { findTotalRows, isRightTotal, listWrittenTotals } from './table/totals/total-rows';

/** An amount with what it states. */
export interface Figure {
  readonly label: string;
  readonly text: string;
  readonly value: number;
  /** Half of the last digit that is written. */
  readonly rounding: number;
  /** Currency or percent sign; empty if none is written. */
  readonly unit: string;
}

/** A column of amounts. */
export interface FigureColumn {
  readonly heading: string;
  /** By label, in one form of writing; without labels that stand there twice. */
  readonly figures: ReadonlyMap<string, Figure>;
  /** Sum of all figures, also of those whose labels stand there twice. */
  readonly sum: number;
}

/** Columns of amounts with the label of each, without sums of others. */
export function listFigureColumns(element: CellsWithAmounts): readonly FigureColumn[] {
  const { head, body } = readItems(element);
  return head.flatMap((heading, column): FigureColumn[] => {
    const cells = body.map((row) => row[column] ?? '');
    if (column === 0 || !areMostlyAmounts(cells)) return [];
    // Written out, whatever scale the amounts share.
    const { values } = parseAmounts([...cells, '1'], element);
    const figures = body.flatMap(([label = ''], row) => {
      const [text = '', value] = [cells[row], values[row]];
      return value === undefined || isBlankAmount(text) ? [] : [figureOf(label, text, value)];
    });
    const keyed = figures.map((figure) => [normalizeForComparison(figure.label), figure] as const);
    const isUnique = (key: string) => keyed.filter(([other]) => other === key).length === 1;
    const sum = figures.reduce((value, figure) => value + figure.value, 0);
    const unique = keyed.filter(([key]) => key !== '' && isUnique(key));
    return [{ heading, figures: new Map(unique), sum }];
  });
}

/** Rows with the results of their formulas: all of them, and the heading and items without sums of others. */
function readItems(element: CellsWithAmounts) {
  const rows = computeFormulas(element.rows, element);
  const totals = findTotalRows(rows, element);
  const [head = [], ...body] = rows.filter((_, row) => !totals.has(row));
  return { rows, head, body };
}

/** An amount as it is written for a label. */
export function figureOf(label: string, text: string, value: number): Figure {
  const amount = parseAmount(text);
  const unit = amount?.isPercent ? '%' : (currencySignsOf(amount)[0] ?? '');
  return {
    label: label.trim(),
    text: text.trim(),
    value: Math.abs(value),
    rounding: roundingOfWritten(text, Math.abs(value)),
    unit,
  };
}

/** Half of the last digit that is written: 4.3M is anything from 4.25M to 4.35M. */
export function roundingOfWritten(text: string, value: number): number {
  const [digits = ''] = /\d[\d.,'’\s]*/.exec(text) ?? [];
  const shown = Number(digits.replaceAll(/\D/g, ''));
  return shown === 0 ? 0.5 : value / shown / 2;
}

/** Words and numbers in small letters, without notes in brackets. */
export function normalizeForComparison(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Percents of a column, a row, a text or a chart. */
export interface Percents {
  readonly texts: readonly string[];
  readonly heading: string;
  /** Labels of the percents, such as years. */
  readonly labels: readonly string[];
  /** True for slices and charts of 100 %, which draw parts of one whole whatever they add up to. */
  readonly isDrawnWhole?: boolean;
}

/** Kinds whose bars may be parts of one whole. */
const BAR_KINDS: ReadonlySet<string> = new Set(['bar', 'column', 'stacked-bar', 'stacked-column']);

interface PercentLists {
  readonly columns: readonly (Percents & { readonly column: number })[];
  readonly rows: readonly Percents[];
}

/** Percents that may be parts of one whole, without totals and without what other checks name. */
export function listPercentsOf(element: ElementWithAmounts): PercentLists {
  const lists = readPercents(element);
  if (element.type === 'table') return lists;
  const drawn = { isDrawnWhole: true };
  if (SLICE_KINDS.has(element.kind)) {
    const first = lists.columns.filter(({ column }) => column === 1);
    return { columns: first.map((own) => ({ ...own, ...drawn })), rows: [] };
  }
  if (element.grouping === 'percent')
    return { columns: [], rows: lists.rows.map((row) => ({ ...row, ...drawn })) };
  const isBarChart = BAR_KINDS.has(element.kind) && !isChartOfTable(element);
  return isBarChart ? lists : { columns: [], rows: [] };
}

function readPercents(element: ElementWithAmounts): PercentLists {
  const { rows, head, body } = readItems(element);
  const unit = 'unit' in element ? (element.unit ?? '') : '';
  const labels = body.map(([label = '']) => label);
  const columns = head.slice(1).flatMap((heading, at) => {
    const texts = body.map((row) => row[at + 1] ?? '');
    return arePercents(texts, `${heading} ${unit}`)
      ? [{ column: at + 1, heading, labels, texts }]
      : [];
  });
  const areAllPercents = columns.length > 1 && columns.length === head.length - 1;
  const filled = body.filter((row) => row.slice(1).some((cell) => !isBlankAmount(cell)));
  const wrongTotals = listWrittenTotals(rows, element).filter((total) => !isRightTotal(total));
  // Other checks name a wrong total, and compare shares with the amounts beside them.
  const isNamed = (column: number) => wrongTotals.some((total) => total.column === column);
  return {
    columns:
      listWrongShares(rows, element) === undefined
        ? columns.filter(({ column }) => !isNamed(column))
        : [],
    rows: (areAllPercents ? filled : []).map(([label = '', ...texts]) => ({
      texts,
      heading: label,
      labels: columns.map(({ heading }) => heading),
    })),
  };
}
