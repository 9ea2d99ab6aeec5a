import type { CellPosition } from '../../core/edit/tables';
import type { TableElement } from '../../elements/table/table-schema';
import { TableView } from '../slide/table-view';
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
