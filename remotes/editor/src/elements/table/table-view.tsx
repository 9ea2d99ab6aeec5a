import type { CSSProperties, ReactNode } from 'react';
import type { CellPosition } from '../element-kind';
import { isAmountColumn, rowHeightsOf, rowsWithTotalOf } from './table-totals';
import { cellStyleOf, mergeOver } from './cell-style';
import { DEFAULT_LINE_HEIGHT } from '../../core/model/deck-constants';
import type { CellSide, TableElement } from './table-schema';
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
  const [head = [], ...body] = rows;
  const heights = rowHeightsOf(table);
  const contentOf = (text: string, row: number, column: number) =>
    editedCell?.row === row && editedCell.column === column ? editor : text;
  return (
    <table className={styles['table']} style={tableStyleOf(table)}>
      <ColumnWidths table={table} />
      <thead>
        <tr style={{ ...headerStyleOf(table), height: heights[0] }}>
          {shownCellsOf(table, head, 0).map(({ key, text, column }) => (
            <th
              key={key}
              data-cell={`0 ${column}`}
              data-amount={isAmountColumn(table, column) || undefined}
              style={{ ...headerStyleOf(table), ...cellCssOf(table, 0, column) }}
              {...spansOf(table, 0, column)}
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
            style={{ height: heights[index + 1] }}
            data-total={isTotalRow(table, index, body.length) || undefined}
          >
            {shownCellsOf(table, row, index + 1).map(({ key, text, column }) => (
              <td
                key={key}
                data-cell={`${index + 1} ${column}`}
                style={{ ...bandStyleOf(table, index), ...cellCssOf(table, index + 1, column) }}
                data-amount={isAmountColumn(table, column) || undefined}
                {...spansOf(table, index + 1, column)}
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

function ColumnWidths({ table: { columnWeights } }: { table: TableElement }) {
  const percentPerUnit = 100 / columnWeights.reduce((sum, column) => sum + column, 0);
  return (
    <colgroup>
      {columnWeights.map((weight, column) => (
        <col key={cellKeyOf('width', column)} style={{ width: `${weight * percentPerUnit}%` }} />
      ))}
    </colgroup>
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
  const { fill, color, fontWeight, textAlign, borders } = cellStyleOf(table, atRow, atColumn) ?? {};
  return {
    borderColor: table.lineColor,
    ...(table.verticalAlign && { verticalAlign: table.verticalAlign }),
    ...(borders && { borderWidth: borderWidthOf(borders), borderStyle: 'solid' }),
    ...(fill && { background: fill }),
    ...(color && { color }),
    ...(fontWeight && { fontWeight }),
    ...(textAlign && { textAlign }),
  };
}

function borderWidthOf(borders: readonly CellSide[]): string {
  return (['top', 'right', 'bottom', 'left'] as const)
    .map((side) => (borders.includes(side) ? '1px' : '0'))
    .join(' ');
}

function spansOf(table: TableElement, row: number, column: number) {
  const { columnSpan, rowSpan } = cellStyleOf(table, row, column) ?? {};
  return { colSpan: columnSpan, rowSpan };
}

/** Cells but those that a merged one covers, identified by their position. */
function shownCellsOf(table: TableElement, cells: readonly string[], row: number) {
  return cells.flatMap((text, column) =>
    mergeOver(table, row, column) ? [] : [{ key: cellKeyOf('column', column), text, column }],
  );
}

function cellKeyOf(kind: string, index: number): string {
  return `${kind} ${index}`;
}

function isTotalRow(table: TableElement, index: number, length: number): boolean {
  return table.hasTotalRow && index === length - 1;
}
