import type { TableAxis } from '../formulas/shift-references';
import type { CellStyle, TableElement } from '../table-schema';

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
export function coveringMergeOf(
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

const SPANS = { row: 'rowSpan', column: 'columnSpan' } as const;

/** Shifts the styles behind a removed row or column, and shrinks the cells merged over it. */
export function removeStyles<Table extends StyledTable>(
  table: Table,
  axis: TableAxis,
  removed: number,
): Table {
  return changeStyles(table, (style) => {
    if (style[axis] === removed) return [];
    if (style[axis] > removed) return [{ ...style, [axis]: style[axis] - 1 }];
    const span = style[SPANS[axis]] ?? 1;
    return [removed < style[axis] + span ? { ...style, [SPANS[axis]]: span - 1 } : style];
  });
}

/** Shifts the styles behind a new row or column, and stretches the cells merged over it. */
export function insertStyles<Table extends StyledTable>(
  table: Table,
  axis: TableAxis,
  inserted: number,
): Table {
  return changeStyles(table, (style) => {
    if (style[axis] >= inserted) return [{ ...style, [axis]: style[axis] + 1 }];
    const span = style[SPANS[axis]] ?? 1;
    return [inserted < style[axis] + span ? { ...style, [SPANS[axis]]: span + 1 } : style];
  });
}

function changeStyles<Table extends StyledTable>(
  table: Table,
  change: (style: CellStyle) => readonly CellStyle[],
): Table {
  return table.cellStyles ? { ...table, cellStyles: table.cellStyles.flatMap(change) } : table;
}

/** Drops colours, so that a theme's are readable together; weights and alignments stay. */
export function removeCellColors<Table extends StyledTable>(table: Table): Table {
  if (!table.cellStyles) return table;
  return {
    ...table,
    cellStyles: table.cellStyles.map(({ fill: _fill, color: _color, ...rest }) => rest),
  };
}
