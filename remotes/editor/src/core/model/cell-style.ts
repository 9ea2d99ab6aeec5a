import type { TextStyle } from './rich-text';

/** Style of one cell that differs from its table. Cells that no longer exist are ignored. */
export interface CellStyle {
  readonly row: number;
  readonly column: number;
  /** A colour, or `none` over a band or header. */
  readonly fill?: string;
  readonly color?: string;
  readonly fontWeight?: TextStyle['fontWeight'];
  readonly textAlign?: TextStyle['textAlign'];
}

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
