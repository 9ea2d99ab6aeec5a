import type { TableElement } from '../../core/model/deck';
import styles from './stage.module.css';

/** Draggable column borders of a table; the panel has number fields for them, too. */
export function ColumnHandles({ table, zoom }: { table: TableElement; zoom: number }) {
  const { columns, width } = table;
  const totalWidth = columns.reduce((sum, column) => sum + column, 0);
  const lines = columns.slice(0, -1).map((_, column) => {
    const ratio = columns.slice(0, column + 1).reduce((sum, one) => sum + one, 0) / totalWidth;
    return { name: `column ${column}`, left: ratio * width * zoom };
  });
  return (
    <div aria-hidden="true">
      {lines.map(({ name, left }) => (
        <div key={name} className={styles['column']} data-handle={name} style={{ left }} />
      ))}
    </div>
  );
}
