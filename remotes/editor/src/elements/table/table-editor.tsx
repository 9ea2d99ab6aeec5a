import type { CellPosition } from './table-edits';
import type { TableElement } from './table-schema';
import { TableView } from './table-view';
import { CellEditor } from './cell-editor';

export function TableEditor({ table, cell }: { table: TableElement; cell: CellPosition }) {
  const { row, column } = cell;
  return (
    <TableView
      table={table}
      editedCell={cell}
      editor={
        <CellEditor key={`${row} ${column}`} cell={cell} text={table.rows[row]?.[column] ?? ''} />
      }
    />
  );
}
