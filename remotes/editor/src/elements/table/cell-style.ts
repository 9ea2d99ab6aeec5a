import type { CellStyle } from './table-schema';

interface StyledTable {
  readonly cellStyles?: readonly CellStyle[];
}

export function cellStyleOf(
  { cellStyles }: StyledTable,
  row: number,
  column: number,
): CellStyle | undefined {
  return cellStyles?.find((style) => style.row === row && style.column === column);
}

/** Style of the merged cell that covers another one; undefined for a cell that is shown. */
export function mergeOver(
  { cellStyles }: StyledTable,
  row: number,
  column: number,
): CellStyle | undefined {
  return cellStyles?.find(({ rowSpan = 1, columnSpan = 1, ...start }) => {
    const [down, across] = [row - start.row, column - start.column];
    const isInside = down >= 0 && down < rowSpan && across >= 0 && across < columnSpan;
    return isInside && down + across > 0;
  });
}

/** Shifts the styles of the columns behind a removed one, and narrows the cells merged over it. */
export function removeColumnStyles<Table extends StyledTable>(table: Table, column: number): Table {
  if (!table.cellStyles) return table;
  return {
    ...table,
    cellStyles: table.cellStyles
      .filter((style) => style.column !== column)
      .map((style) => shiftStyle(style, column)),
  };
}

function shiftStyle(style: CellStyle, removed: number): CellStyle {
  if (style.column > removed) return { ...style, column: style.column - 1 };
  const { columnSpan = 1 } = style;
  return removed < style.column + columnSpan ? { ...style, columnSpan: columnSpan - 1 } : style;
}

/** Drops colours, so that a theme's are readable together; weights and alignments stay. */
export function removeCellColors<Table extends StyledTable>(table: Table): Table {
  if (!table.cellStyles) return table;
  return {
    ...table,
    cellStyles: table.cellStyles.map(({ fill: _fill, color: _color, ...rest }) => rest),
  };
}
