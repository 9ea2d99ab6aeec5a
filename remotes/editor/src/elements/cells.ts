/** Cell of the rows that an element shows. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export type CellStep = 'next' | 'previous' | 'below';

/** Cell that a key leads to; 'next' on the last cell leads to a row that doesn't exist yet; undefined for none. */
export function findNextCell(
  rows: readonly (readonly string[])[],
  { row, column }: CellPosition,
  step: CellStep,
): CellPosition | undefined {
  const columnCount = rows[0]?.length ?? 1;
  if (step === 'below') return row + 1 < rows.length ? { row: row + 1, column } : undefined;
  const cellIndex = row * columnCount + column + (step === 'next' ? 1 : -1);
  return cellIndex < 0
    ? undefined
    : { row: Math.floor(cellIndex / columnCount), column: cellIndex % columnCount };
}
