import { InputBase } from '@site/ui/mui';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { CellPosition } from '../core/elements/element-kind';
import type { PastedGrid } from '../core/pasted-text';
import { gridOfPaste } from './grid-of-paste';
import styles from './panels.module.css';

type SelectCell = (cell: CellPosition, options: { readonly isExtending: boolean }) => void;

type FinishCell = (cell: CellPosition, before: string) => void;

interface TextCell extends CellPosition {
  readonly text: string;
}

const ROW_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export function CellGrid({
  rows,
  isInvalid,
  onWrite,
  onFinish,
  onPasteGrid,
  isSelected = () => false,
  onSelect,
}: {
  rows: readonly (readonly string[])[];
  isInvalid: (cell: CellPosition, text: string) => boolean;
  onWrite: (cell: CellPosition, text: string) => void;
  /** A cell that had another text before is left. */
  onFinish?: FinishCell | undefined;
  /** Fills several cells from one on. */
  onPasteGrid: (start: CellPosition, grid: PastedGrid) => void;
  isSelected?: (cell: CellPosition) => boolean;
  /** A cell got the focus, or is the other corner of a range. */
  onSelect?: SelectCell | undefined;
}) {
  const { table, isExtending, handleKey, handleFocus, handleBlur } = useCellFocus({
    onSelect,
    onFinish,
  });

  function handlePaste(event: ClipboardEvent, cell: CellPosition): void {
    const grid = gridOfPaste(event);
    if (!grid) return;
    event.preventDefault();
    onPasteGrid(cell, grid);
  }

  return (
    <table ref={table} className={styles['cells']}>
      <tbody>
        {keyRows(rows).map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell) => (
              <td
                key={cell.key}
                data-selected={isSelected(cell) || undefined}
                onPointerDownCapture={({ shiftKey }) => (isExtending.current = shiftKey)}
              >
                <InputBase
                  className={styles['cell']}
                  error={isInvalid(cell, cell.text)}
                  slotProps={{
                    input: { 'aria-label': `Row ${cell.row + 1}, column ${cell.column + 1}` },
                  }}
                  value={cell.text}
                  onChange={(event) => onWrite(cell, event.target.value)}
                  onFocus={() => handleFocus(cell)}
                  onBlur={() => handleBlur(cell)}
                  onKeyDown={(event) => handleKey(event, cell)}
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

function keyRows(rows: readonly (readonly string[])[]) {
  return rows.map((row, index) => ({
    key: `row ${index}`,
    cells: row.map((text, column) => ({ key: `column ${column}`, text, row: index, column })),
  }));
}

function useCellFocus({
  onSelect,
  onFinish,
}: {
  readonly onSelect: SelectCell | undefined;
  readonly onFinish: FinishCell | undefined;
}) {
  const before = useRef('');
  const table = useRef<HTMLTableElement>(null);
  const isExtending = useRef(false);

  /** Arrows lead to the cells above and below, with Shift to a range, as in spreadsheets. */
  function handleKey(event: KeyboardEvent, { row, column }: CellPosition): void {
    const target = { row: row + (ROW_STEPS[event.key] ?? 0), column };
    if (target.row === row) return;
    const field = table.current?.rows[target.row]?.cells[column]?.querySelector('input');
    if (!field) return;
    event.preventDefault();
    isExtending.current = event.shiftKey;
    field.focus();
  }

  function handleBlur({ text, ...cell }: TextCell): void {
    if (text !== before.current) onFinish?.(cell, before.current);
  }

  function handleFocus({ text, ...cell }: TextCell): void {
    before.current = text;
    onSelect?.(cell, { isExtending: isExtending.current });
    isExtending.current = false;
  }

  return { table, isExtending, handleKey, handleFocus, handleBlur };
}
