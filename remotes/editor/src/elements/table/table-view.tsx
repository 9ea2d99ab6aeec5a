import type { CSSProperties, ReactNode } from 'react';
import type { CellPosition } from '../../core/elements/element-kind';
import { exceedsSlide, rowHeightsOf } from './fit/fit-table';
import { isAmount } from '../../core/amounts/amounts';
import { isAmountColumn, rowsWithTotalOf } from './totals/table-totals';
import { cellStyleOf, coveringMergeOf } from './style/cell-style';
import { DEFAULT_LINE_HEIGHT } from '../../core/model/deck-constants';
import type { CellSide, CellStyle, TableElement } from './table-schema';
import { fontStackOf } from '../../drawing/element-style';
import { useSlideSize } from '../../drawing/slide-size-context';
import styles from '../../drawing/slide.module.css';
import marks from './table-view.module.css';

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
  const heights = rowHeightsOf(table);
  const { height: slideHeight } = useSlideSize();
  const renderRow = (cells: readonly string[], row: number) => {
    const Cell = row === 0 ? 'th' : 'td';
    return (
      <tr
        key={cellKeyOf('row', row)}
        style={{ height: heights[row] }}
        data-total={(table.hasTotalRow && row === rows.length - 1) || undefined}
      >
        {shownCellsOf(table, cells, row).map(({ key, text, column }) => (
          <Cell
            key={key}
            dir="auto"
            data-cell={`${row} ${column}`}
            data-amount={isAmountColumn(table, column) || undefined}
            style={{
              ...rowStyleOf(table, row),
              ...cellCssOf(table, row, column),
              ...(isAmount(text) && { whiteSpace: 'nowrap' }),
            }}
            {...spansOf(table, row, column)}
          >
            {editedCell?.row === row && editedCell.column === column ? editor : text}
          </Cell>
        ))}
      </tr>
    );
  };
  const [head, ...body] = rows.map(renderRow);
  return (
    <table
      className={
        exceedsSlide(table, slideHeight)
          ? `${styles['table']} ${marks['overSlide']}`
          : styles['table']
      }
      style={tableStyleOf(table)}
    >
      <ColumnWidths table={table} />
      <thead>{head}</thead>
      <tbody>{body}</tbody>
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

/** Style of the header, or of every second row below it. */
function rowStyleOf(
  { headerFill, headerColor, bandFill }: TableElement,
  row: number,
): CSSProperties {
  const fill = row === 0 ? headerFill : row % 2 === 1 ? bandFill : 'none';
  return {
    ...(row === 0 && { color: headerColor }),
    ...(fill !== 'none' && { background: fill }),
  };
}

/** Line below the cell, and its own style. */
function cellCssOf(table: TableElement, atRow: number, atColumn: number): CSSProperties {
  const style: Partial<CellStyle> = cellStyleOf(table, atRow, atColumn) ?? {};
  const { fill, color, fontWeight, textAlign, borders, margins } = style;
  const verticalAlign = style.verticalAlign ?? table.verticalAlign;
  return {
    borderColor: table.lineColor,
    ...(verticalAlign && { verticalAlign }),
    ...(margins && { padding: paddingCssOf(margins) }),
    ...(borders && { borderWidth: borderWidthOf(borders), borderStyle: 'solid' }),
    ...(fill && { background: fill }),
    ...(color && { color }),
    ...(fontWeight && { fontWeight }),
    ...(textAlign && { textAlign }),
  };
}

function paddingCssOf({ top, right, bottom, left }: NonNullable<CellStyle['margins']>): string {
  return [top, right, bottom, left].map((margin) => `${margin}px`).join(' ');
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
    coveringMergeOf(table, row, column) ? [] : [{ key: cellKeyOf('column', column), text, column }],
  );
}

function cellKeyOf(kind: string, index: number): string {
  return `${kind} ${index}`;
}
