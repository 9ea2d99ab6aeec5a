import { changeTable } from '../../core/edit/tables';
import { addColumn, removeColumn, widenColumn } from '../../core/edit/columns';
import type { TableElement } from '../../core/model/deck';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { NumberField, Tool } from '../controls';
import controls from '../controls.module.css';
import styles from './panels.module.css';

export function ColumnFields({ table }: { table: TableElement }) {
  const { store } = useEditor();
  const totalWidth = table.columns.reduce((sum, column) => sum + column, 0);
  const columns = table.columns.map((width, column) => ({
    column,
    name: table.rows[0]?.[column] || `Column ${column + 1}`,
    percent: (width / totalWidth) * 100,
  }));
  return (
    <section className={controls['group']}>
      <h2 className={controls['heading']}>Columns</h2>
      {columns.map(({ column, name, percent }) => (
        <div key={column} className={styles['column']}>
          <NumberField
            label={`${name}: width %`}
            min={4}
            max={90}
            value={percent}
            onChange={(newPercent) =>
              edit(
                store,
                'Width of a column',
                (doc) =>
                  changeTable(doc, table.id, (before) =>
                    widenColumn(before, column, newPercent / 100),
                  ),
                { merges: true },
              )
            }
          />
          <Tool
            icon="minus"
            label={`Remove column ${name}`}
            disabled={columns.length === 1}
            onClick={() =>
              edit(store, 'Remove column', (doc) => removeColumn(doc, table.id, column))
            }
          />
        </div>
      ))}
      <Tool
        icon="plus"
        label="Add column"
        hasText
        onClick={() => edit(store, 'Add column', (doc) => addColumn(doc, table.id))}
      />
    </section>
  );
}
