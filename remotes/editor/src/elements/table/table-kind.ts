import { findUncertainAmounts, parseAmounts } from '../../core/amounts/amounts';
import {
  isBlankAmount,
  parseAmount,
  type ParsedAmount,
  currencySignsOf,
} from '../../core/amounts/parse-amount';
import { findElement } from '../../core/edit/editor-document';
import type { CellPosition, ElementKind } from '../../core/elements/element-kind';
import { rotatePoint } from '../../core/geometry/box';
import {
  cancelGesture,
  finishGesture,
  type GestureHandlers,
  type ResizingColumn,
} from '../../core/gestures/gesture';
import { setBoxTextStyle } from '../../core/text/marks';
import { setLanguage } from '../amount-edits';
import type { CellsWithAmounts } from '../amount-review';
import { createTable } from './create-table';
import { isFormula } from './formulas/evaluate-formula';
import { newTableStyle } from './style/apply-theme-to-table';
import { findNextCell, withCellText, withNewRow, MAX_CELL_LENGTH } from './table-cells';
import { changeTable, moveColumnBorder } from './table-edits';
import type { TableElement } from './table-schema';

const EMPTY_ROWS = [
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
];

export const tableKind: ElementKind<TableElement> = {
  labels: { table: 'Table' },
  iconOf: () => 'table',
  insertIcon: 'table',
  create: () => createTable({ rows: EMPTY_ROWS, columnWeights: [1, 1, 1] }),
  summaryOf: ({ rows, hasTotalRow }) => `${rows.length + Number(hasTotalRow)} rows`,
  textRowsOf: ({ rows }) => rows,
  replaceText: replaceInTable,
  newStyle: newTableStyle,
  setLanguage,
  textStylesOf: (table) => [table],
  setTextStyle: (table, style) => ({
    ...setBoxTextStyle(table, style),
    ...(style.fontSize && { fullFontSize: style.fontSize }),
  }),
  editing: 'cell',
  setCellText: withCellText,
  finishCellText: writeLikeColumn,
  addRow: withNewRow,
  findNextCell,
  describeComputedCell: ({ rows, hasTotalRow }, { row }) =>
    hasTotalRow && row === rows.length
      ? 'This row adds up the rows above. To type your own total, clear “Row of totals” in the panel and add a row.'
      : undefined,
};

/** Writes an amount in the number format of its column. */
export function writeLikeColumn(
  table: TableElement,
  cell: CellPosition,
  before: string,
): TableElement {
  const typed = table.rows[cell.row]?.[cell.column] ?? '';
  if (typed === before) return table;
  const written = formatLikeColumn(table, cell, before);
  return written === typed ? table : withCellText(table, cell, written);
}

function replaceInTable(table: TableElement, pattern: RegExp, replacement: string): TableElement {
  const rows = table.rows.map((row) =>
    row.map((cell) => cell.replaceAll(pattern, () => replacement).slice(0, MAX_CELL_LENGTH)),
  );
  const isSame = rows.every((row, at) => row.every((cell, to) => cell === table.rows[at]?.[to]));
  return isSame ? table : { ...table, rows };
}

/**
 * An amount that was typed, in the number format that all others of its column have. Amounts with a unit or scale of
 * their own stay, and those that would lose digits or could mean two things.
 * @param before Text that the cell had.
 */
export function formatLikeColumn(
  { rows, ...context }: CellsWithAmounts,
  { row, column }: CellPosition,
  before: string,
): string {
  const typed = rows[row]?.[column] ?? '';
  const amount = parseAmount(typed);
  const cells = rows.flatMap((cells, at) => (at === 0 ? [] : (cells[column] ?? '')));
  const others = [...cells.toSpliced(row - 1, 1), before]
    .map((cell) => cell.trim())
    .filter((cell) => parseAmount(cell) && !isFormula(cell) && !isBlankAmount(cell));
  if (row === 0 || !amount || !others.every(hasFormat(amount))) return typed;
  const { values, format } = parseAmounts(others, context);
  const isUniform = others.every((cell, at) => isSameText(cell, format(values[at] ?? 0)));
  if (!isUniform || !others.some((cell) => /\D/.test(cell))) return typed;
  const whole = [...others, typed];
  if (findUncertainAmounts(whole, context).some(({ text }) => text === typed.trim())) return typed;
  const value = parseAmounts(whole, context).values.at(-1) ?? 0;
  const written = format(value);
  const isExact = parseAmounts([...others, written], context).values.at(-1) === value;
  return isExact ? written : typed;
}

/** True for amounts that are written out in the unit that was typed, or in any if none was. */
function hasFormat(typed: ParsedAmount) {
  const unit = unitOf(typed);
  return (cell: string): boolean => {
    const other = parseAmount(cell);
    const isWrittenOut = other?.factor === 1 && typed.factor === 1;
    return isWrittenOut && (unit === '' || unit === unitOf(other));
  };
}

function unitOf(amount: ParsedAmount): string {
  return amount.isPercent ? '%' : (currencySignsOf(amount)[0] ?? '');
}

/** Spaces before units have several widths. */
function isSameText(one: string, other: string): boolean {
  return one.replaceAll(/\s/g, ' ') === other.replaceAll(/\s/g, ' ');
}

export const resizingColumn: GestureHandlers<ResizingColumn> = {
  move: (state, { base, id, column, start }, { pointer }) => {
    const table = findElement(base, id);
    if (!table) return state;
    const by = rotatePoint(
      { x: pointer.at.x - start.x, y: pointer.at.y - start.y },
      { x: 0, y: 0 },
      -table.rotation,
    ).x;
    const doc = changeTable(base, id, (before) =>
      moveColumnBorder(before, column, by / before.width),
    );
    return { ...state, doc };
  },
  up: (state) => finishGesture(state, 'Width of a column'),
  cancel: cancelGesture,
};
