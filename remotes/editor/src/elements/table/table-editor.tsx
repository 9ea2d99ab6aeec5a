import type { ElementEditorProps } from '../element-editor-props';
import type { TableElement } from './table-schema';
import { TableView } from './table-view';
import { CellEditor } from './cell-editor';

export function TableEditor({ element: table, cell }: ElementEditorProps<TableElement>) {
  if (!cell) return <TableView element={table} />;
  const { row, column } = cell;
  return (
    <TableView
      element={table}
      editedCell={cell}
      editor={
        <CellEditor key={`${row} ${column}`} cell={cell} text={table.rows[row]?.[column] ?? ''} />
      }
    />
  );
}
