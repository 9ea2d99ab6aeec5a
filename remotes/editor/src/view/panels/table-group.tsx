import { addRow, removeLastRow, writeCell } from '../../core/edit/tables';
import { totalOf } from '../../core/film/tables';
import type { TableElement } from '../../core/model/deck';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { Tool } from '../controls';
import controls from '../controls.module.css';
import styles from './panels.module.css';

export function TableGroup({ table }: { table: TableElement }) {
  const { store } = useEditor();
  const cells = table.rows.map((row, index) => ({
    key: `row ${index}`,
    cells: row.map((text, column) => ({ key: `column ${column}`, text, row: index, column })),
  }));
  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>Cells</h2>
      <table className={styles['cells']}>
        <tbody>
          {cells.map((row) => (
            <tr key={row.key}>
              {row.cells.map(({ key, text, row: line, column }) => (
                <td key={key}>
                  <input
                    aria-label={`Row ${line + 1}, column ${column + 1}`}
                    value={text}
                    onChange={(event) =>
                      edit(
                        store,
                        'Edit cell',
                        (doc) =>
                          writeCell(doc, table.id, { row: line, column }, event.target.value),
                        { merges: true },
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {table.total && <p className={controls['hint']}>Total: {totalOf(table)}</p>}
      <div className={controls['row']}>
        <Tool
          icon="plus"
          label="Add row"
          hasText
          onClick={() => edit(store, 'Add row', (doc) => addRow(doc, table.id))}
        />
        <Tool
          icon="minus"
          label="Remove row"
          hasText
          onClick={() => edit(store, 'Remove row', (doc) => removeLastRow(doc, table.id))}
        />
      </div>
    </section>
  );
}
