/** Cell of the rows that an element shows. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export type CellStep = 'next' | 'previous' | 'below';
