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

/** Shifts the styles of the columns behind a removed one. */
export function removeColumnStyles<Table extends StyledTable>(table: Table, column: number): Table {
  if (!table.cellStyles) return table;
  return {
    ...table,
    cellStyles: table.cellStyles
      .filter((style) => style.column !== column)
      .map((style) => (style.column < column ? style : { ...style, column: style.column - 1 })),
  };
}

/** Drops colours, so that a theme's are readable together; weights and alignments stay. */
export function removeCellColors<Table extends StyledTable>(table: Table): Table {
  if (!table.cellStyles) return table;
  return {
    ...table,
    cellStyles: table.cellStyles.map(({ fill: _fill, color: _color, ...rest }) => rest),
  };
}
