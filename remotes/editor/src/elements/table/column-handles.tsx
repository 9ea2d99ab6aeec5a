import type { TableElement } from './table-schema';
import styles from '../../controls/stage.module.css';

/** Draggable column borders of a table; the panel has number fields for them, too. */
export function ColumnHandles({
  element: { columnWeights, width },
  zoom,
}: {
  element: TableElement;
  zoom: number;
}) {
  const totalWidth = columnWeights.reduce((sum, column) => sum + column, 0);
  const lines = columnWeights.slice(0, -1).map((_, column) => {
    const ratio =
      columnWeights.slice(0, column + 1).reduce((sum, one) => sum + one, 0) / totalWidth;
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
