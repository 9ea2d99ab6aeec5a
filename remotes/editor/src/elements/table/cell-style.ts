import type { CellStyle, TableElement } from './table-schema';

interface StyledTable {
  readonly cellStyles?: readonly CellStyle[];
}

export function cellStyleOf(
  { cellStyles }: StyledTable,
  row: number,
  column: number,
): CellStyle | undefined {
  return cellStyles && indexOf(cellStyles).byCell.get(keyOf(row, column));
}

/** Style of the merged cell that covers another one; undefined for a cell that is shown. */
export function mergeOver(
  { cellStyles }: StyledTable,
  row: number,
  column: number,
): CellStyle | undefined {
  return (
    cellStyles &&
    indexOf(cellStyles).merged.find(({ rowSpan = 1, columnSpan = 1, ...start }) => {
      const [down, across] = [row - start.row, column - start.column];
      const isInside = down >= 0 && down < rowSpan && across >= 0 && across < columnSpan;
      return isInside && down + across > 0;
    })
  );
}

/** Colours of a cell with a style of its own; the fill is `none` where the slide shows. */
export function cellColorsOf(
  table: Pick<TableElement, 'headerFill' | 'headerColor' | 'bandFill' | 'color'>,
  { row, fill, color }: CellStyle,
): Readonly<Record<'fill' | 'color', string>> {
  const rowFill = row === 0 ? table.headerFill : row % 2 === 1 ? table.bandFill : 'none';
  return {
    fill: fill ?? rowFill,
    color: color ?? (row === 0 ? table.headerColor : table.color),
  };
}

interface StyleIndex {
  readonly byCell: ReadonlyMap<string, CellStyle>;
  readonly merged: readonly CellStyle[];
}

const indexes = new WeakMap<readonly CellStyle[], StyleIndex>();

/** Large tables have a style for every cell, and each cell looks for its own. */
function indexOf(styles: readonly CellStyle[]): StyleIndex {
  const cached = indexes.get(styles);
  if (cached) return cached;
  const index = {
    byCell: new Map(
      // The first style of a cell counts, and a map keeps the last.
      styles.toReversed().map((style) => [keyOf(style.row, style.column), style]),
    ),
    merged: styles.filter(({ rowSpan = 1, columnSpan = 1 }) => rowSpan * columnSpan > 1),
  };
  indexes.set(styles, index);
  return index;
}

const keyOf = (row: number, column: number) => `${row} ${column}`;

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
