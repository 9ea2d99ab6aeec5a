import { useState } from 'react';
import { useEditorState } from '../../store/editor-context';
import type { CellPosition } from '../../core/elements/element-kind';
import { type CellRange, findCellRange } from './cell-edits';
import type { TableElement } from './table-schema';

const FIRST_CELL: CellPosition = { row: 0, column: 0 };

/** Cells that the panel's fields apply to: the one that is typed in on the canvas, or those chosen in the panel. */
export function useCellRange(table: TableElement): {
  readonly range: CellRange;
  /** False until a cell of this table was chosen; the range is then its first cell. */
  readonly isChosen: boolean;
  readonly select: (cell: CellPosition, options: { readonly isExtending: boolean }) => void;
} {
  const [corners, setCorners] = useState({ id: '', anchor: FIRST_CELL, focus: FIRST_CELL });
  const edited = useEditorState(({ editingState: { gesture } }) =>
    gesture.name === 'editing-text' && gesture.id === table.id ? gesture.cell : null,
  );
  // A cell stays chosen when the panel takes the focus from it.
  if (edited && corners.focus !== edited)
    setCorners({ id: table.id, anchor: edited, focus: edited });
  const isChosen = corners.id === table.id;
  const { anchor, focus } = isChosen ? corners : EMPTY_CORNERS;
  return {
    isChosen,
    range: findCellRange(table, anchor, focus),
    select: (cell, { isExtending }) =>
      setCorners({ id: table.id, anchor: isExtending ? anchor : cell, focus: cell }),
  };
}

const EMPTY_CORNERS = { anchor: FIRST_CELL, focus: FIRST_CELL };
