import { InputBase } from '@site/ui/mui';
import type { CellPosition } from '../../core/edit/tables';
import styles from './panels.module.css';

export function CellGrid({
  rows,
  isInvalid,
  onWrite,
}: {
  rows: readonly (readonly string[])[];
  isInvalid: (cell: CellPosition, text: string) => boolean;
  onWrite: (cell: CellPosition, text: string) => void;
}) {
  const keyedRows = rows.map((row, index) => ({
    key: `row ${index}`,
    cells: row.map((text, column) => ({ key: `column ${column}`, text, row: index, column })),
  }));
  return (
    <table className={styles['cells']}>
      <tbody>
        {keyedRows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell) => (
              <td key={cell.key}>
                <InputBase
                  className={styles['cell']}
                  error={isInvalid(cell, cell.text)}
                  slotProps={{
                    input: { 'aria-label': `Row ${cell.row + 1}, column ${cell.column + 1}` },
                  }}
                  value={cell.text}
                  onChange={(event) => onWrite(cell, event.target.value)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
