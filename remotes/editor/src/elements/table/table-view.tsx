import type { CSSProperties, ReactNode } from 'react';
import type { CellPosition } from '../cells';
import { isAmountColumn, rowsWithTotalOf } from './table-totals';
import { cellStyleOf } from './cell-style';
import { DEFAULT_LINE_HEIGHT } from '../../core/model/deck-constants';
import type { TableElement } from './table-schema';
import { fontStackOf } from '../../view/slide/element-style';
import styles from '../../view/slide/slide.module.css';

export function TableView({
  element: table,
  editedCell = null,
  editor,
}: {
  element: TableElement;
  /** Cell that `editor` replaces while it is edited. */
  editedCell?: CellPosition | null;
  editor?: ReactNode;
}) {
  const rows = rowsWithTotalOf(table);
  const percentPerUnit = 100 / table.columnWeights.reduce((sum, column) => sum + column, 0);
  const [head = [], ...body] = rows;
  const height = table.height / rows.length;
  const contentOf = (text: string, row: number, column: number) =>
    editedCell?.row === row && editedCell.column === column ? editor : text;
  return (
    <table className={styles['table']} style={tableStyleOf(table)}>
      <thead>
        <tr style={{ ...headerStyleOf(table), height }}>
          {keyedCellsOf(head).map(({ key, text, column }) => (
            <th
              key={key}
              data-cell={`0 ${column}`}
              data-amount={isAmountColumn(table, column) || undefined}
              style={{
                width: `${(table.columnWeights[column] ?? 1) * percentPerUnit}%`,
                ...headerStyleOf(table),
                ...cellCssOf(table, 0, column),
              }}
            >
              {contentOf(text, 0, column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, index) => (
          <tr
            key={cellKeyOf('row', index)}
            style={{ height }}
            data-total={isTotalRow(table, index, body.length) || undefined}
          >
            {keyedCellsOf(row).map(({ key, text, column }) => (
              <td
                key={key}
                data-cell={`${index + 1} ${column}`}
                style={{ ...bandStyleOf(table, index), ...cellCssOf(table, index + 1, column) }}
                data-amount={isAmountColumn(table, column) || undefined}
              >
                {contentOf(text, index + 1, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function tableStyleOf(table: TableElement): CSSProperties {
  return {
    fontSize: table.fontSize,
    fontFamily: fontStackOf(table.fontFamily),
    color: table.color,
    lineHeight: DEFAULT_LINE_HEIGHT,
  };
}

function headerStyleOf({ headerFill, headerColor }: TableElement): CSSProperties {
  return { color: headerColor, ...(headerFill === 'none' ? {} : { background: headerFill }) };
}

function bandStyleOf({ bandFill }: TableElement, index: number): CSSProperties {
  return bandFill === 'none' || index % 2 === 1 ? {} : { background: bandFill };
}

/** Line below the cell, and its own style. */
function cellCssOf(table: TableElement, atRow: number, atColumn: number): CSSProperties {
  const { row: _row, column: _column, fill, ...css } = cellStyleOf(table, atRow, atColumn) ?? {};
  return { borderColor: table.lineColor, ...(fill && { background: fill }), ...css };
}

/** Cells are identified by their position. */
function keyedCellsOf(row: readonly string[]) {
  return row.map((text, column) => ({
    key: cellKeyOf('column', column),
    text,
    column,
  }));
}

function cellKeyOf(kind: string, index: number): string {
  return `${kind} ${index}`;
}

function isTotalRow(table: TableElement, index: number, length: number): boolean {
  return table.hasTotalRow && index === length - 1;
}
