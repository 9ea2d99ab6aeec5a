import { InputBase } from '@site/ui/mui';
import type { ClipboardEvent } from 'react';
import type { CellPosition } from '../../elements/cells';
import type { PastedGrid } from '../../core/pasted-text';
import { gridOfPaste } from '../stage/grid-of-paste';
import styles from './panels.module.css';

export function CellGrid({
  rows,
  isInvalid,
  onWrite,
  onPasteGrid,
}: {
  rows: readonly (readonly string[])[];
  isInvalid: (cell: CellPosition, text: string) => boolean;
  onWrite: (cell: CellPosition, text: string) => void;
  /** Fills several cells from one on; by default a field takes all that is pasted. */
  onPasteGrid?: (start: CellPosition, grid: PastedGrid) => void;
}) {
  function handlePaste(event: ClipboardEvent, cell: CellPosition): void {
    const grid = gridOfPaste(event);
    if (!grid || !onPasteGrid) return;
    event.preventDefault();
    onPasteGrid(cell, grid);
  }

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
                  onPaste={(event) => handlePaste(event, cell)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
