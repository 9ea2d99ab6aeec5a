import {
  type AmountContext,
  findUncertainAmounts,
  isInvalidAmount,
  isPercentAmount,
  sumAmounts,
  type UncertainAmount,
} from '../core/amounts/amounts';
import type { Deck } from '../core/model/deck-schema';
import { areMostlyAmounts } from './chart/chart-data';
import { findSourceTable } from './chart/follow-tables';
import { hasAmounts } from './amount-edits';
import type { SlideElement } from '../core/elements/slide-element';
import {
  computeFormulas,
  findFormulaReferences,
  findThousandfold,
  type FormulaContext,
  isSum,
} from './table/formulas/compute-formulas';
import { isFormula } from './table/formulas/evaluate-formula';
import { formatPercent } from '../core/amounts/number-signs';
import { digitsOf } from '../core/amounts/parse-amount';
import { isRightTotal, listWrittenTotals, type WrittenTotal } from './table/totals/total-rows';
import { listRowTotals, readColumns } from './table/totals/table-totals';
import { listWrongShares } from './table/totals/table-shares';

export interface CellsWithAmounts extends FormulaContext {
  readonly rows: readonly (readonly string[])[];
}

/** Amounts that could mean two things, in columns of amounts. Results of formulas are written as these were read. */
export function listUncertainAmounts(element: CellsWithAmounts): readonly UncertainAmount[] {
  const [head = [], ...body] = element.rows.map((row) =>
    row.map((cell) => (isFormula(cell) ? '' : cell)),
  );
  const columns = head.map((_, column) => body.map((row) => row[column] ?? ''));
  return columns
    .filter(areMostlyAmounts)
    .flatMap((cells) => findUncertainAmounts(cells, { ...element, beside: columns.flat() }));
}

/** Those of an element itself: the amounts of a table are read in the table, not in its charts. */
export function uncertainAmountsOf(element: SlideElement): readonly UncertainAmount[] {
  return hasAmounts(element) && !isChartOfTable(element) ? listUncertainAmounts(element) : [];
}

/** True for a chart whose figures are those of a table. */
export function isChartOfTable(element: SlideElement): boolean {
  return 'sourceTableId' in element && element.sourceTableId !== null;
}

/** True for a chart whose table has other cells, as in a deck of an earlier version or of two machines. */
export function hasStaleFigures(element: SlideElement, deck: Pick<Deck, 'slides'>): boolean {
  if (element.type !== 'chart' || element.sourceTableId === null) return false;
  const table = findSourceTable(element, deck);
  return table !== undefined && JSON.stringify(table.rows) !== JSON.stringify(element.rows);
}

export function describeReading({ text, value }: UncertainAmount, context: AmountContext): string {
  return `“${text}” is read as ${writeAmount(value, context)}`;
}

/** A number with as many digits as it has. */
export function writeAmount(value: number, { language }: AmountContext): string {
  const digits = String(value);
  const written = sumAmounts([digits], { ...(language && { language }), decimalSign: '.' });
  return value % 1 === 0 ? written : new Intl.NumberFormat(language ?? 'en').format(value);
}

/**
 * Totals whose figure is not the sum of their rows or columns; undefined without a written total. Averages below rates
 * are no totals, nor are the results of formulas that are no sums.
 */
export function describeWrongTotals({
  cellStyles: _formats,
  ...element
}: CellsWithAmounts): readonly string[] | undefined {
  const rows = computeFormulas(element.rows, element);
  const { rates } = readColumns(rows, element);
  const isTotal = ({ row, column }: WrittenTotal) => {
    const cell = element.rows[row]?.[column] ?? '';
    return !isFormula(cell) || isSum(cell, element);
  };
  const totals = listWrittenTotals(rows, element).filter(
    (total) => isTotal(total) && !rates.has(total.column),
  );
  const rowTotals = listRowTotals(rows, element).filter(isTotal);
  if (totals.length + rowTotals.length === 0) return undefined;
  const isWrong = (total: WrittenTotal) => !isRightTotal(total);
  return [
    ...totals.filter(isWrong).map((total) => describeTotal(total, 'the rows add', element)),
    ...rowTotals.filter(isWrong).map((total) => {
      const label = rows[total.row]?.[0]?.trim() ?? '';
      return describeTotal(total, `the columns of “${label}” add`, element);
    }),
  ];
}

/** Percents that are not those of the amounts beside them; undefined without shares of one whole. */
export function describeWrongShares(element: CellsWithAmounts): readonly string[] | undefined {
  const shares = listWrongShares(computeFormulas(element.rows, element), element);
  return shares?.map(
    ({ label, text, percent }) =>
      `“${text.trim()}” for “${label}”, which has ${formatPercent(percent, element.language, Math.max(1, digitsOf([text])))}`,
  );
}

function describeTotal(
  { text, sums }: WrittenTotal,
  addends: string,
  context: AmountContext,
): string {
  const value = sums.at(-1) ?? 0;
  const sum = isPercentAmount(text)
    ? formatPercent(value, context.language, digitsOf([text]))
    : writeAmount(value, context);
  return `“${text.trim()}”, but ${addends} up to ${sum}`;
}

/** Formulas with an error, and those that count a text as nothing, or multiply by thousands as by a fraction. */
export function describeFormulaFaults(element: CellsWithAmounts): readonly string[] {
  const { rows } = element;
  const computed = computeFormulas(rows, element);
  return rows.flatMap((row, at) =>
    row.filter(isFormula).flatMap((formula) => {
      const result = computed[at]?.[row.indexOf(formula)] ?? '';
      if (result.startsWith('#')) return [`“${formula}” is ${result}`];
      const thousandfold = findThousandfold(formula, element);
      if (thousandfold) return [`“${formula}” reads ${thousandfold.text} as ${thousandfold.value}`];
      const texts = findFormulaReferences(formula, rows, element)
        .map((cell) => computed[cell.row]?.[cell.column] ?? '')
        .filter(isInvalidAmount);
      const text = texts[0];
      return text === undefined ? [] : [`“${formula}” counts “${text}” as 0`];
    }),
  );
}

export function hasFormula({ rows }: CellsWithAmounts): boolean {
  return rows.some((row) => row.some(isFormula));
}

/** Cells without an amount that keep their column out of a chart, or leave a gap in it. */
export function listUncharted({ rows, ...context }: CellsWithAmounts): readonly string[] {
  const [head = [], ...body] = computeFormulas(rows, context);
  return head.slice(1).flatMap((_, index) => {
    const cells = body.map((row) => row[index + 1] ?? '');
    return areMostlyAmounts(cells) ? cells.filter(isInvalidAmount) : [];
  });
}
