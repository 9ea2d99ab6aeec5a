import { changeTable } from './table-edits';
import { addTableColumn, removeTableColumn, setColumnWidth } from './table-columns';
import type { TableElement } from './table-schema';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { NumberField } from '../../controls/value-fields';
import { ToolButton } from '../../controls/controls';
import controls from '../../controls/controls.module.css';
import styles from '../../controls/panels.module.css';

export function ColumnFields({ table }: { table: TableElement }) {
  const { store } = useEditor();
  const totalWidth = table.columnWeights.reduce((sum, column) => sum + column, 0);
  const columns = table.columnWeights.map((width, column) => ({
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
              editDeck(
                store,
                'Width of a column',
                (doc) =>
                  changeTable(doc, table.id, (before) =>
                    setColumnWidth(before, column, newPercent / 100),
                  ),
                { shouldMerge: true },
              )
            }
          />
          <ToolButton
            icon="minus"
            label={`Remove column ${name}`}
            disabledReason={columns.length === 1 && 'A table keeps one column.'}
            onClick={() =>
              editDeck(store, 'Remove column', (doc) => removeTableColumn(doc, table.id, column))
            }
          />
        </div>
      ))}
      <ToolButton
        icon="plus"
        label="Add column"
        hasText
        onClick={() => editDeck(store, 'Add column', (doc) => addTableColumn(doc, table.id))}
      />
    </section>
  );
}
