import type { ElementEditorProps } from '../element-editor-props';
import type { TableElement } from './table-schema';
import { TableView } from './table-view';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { CellPosition, CellStep } from '../../core/elements/element-kind';
import { redoInStore, sendGestureEvent, undoInStore } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { pasteCells, reportLongCell } from '../../effects/paste-cells';
import { gridOfPaste } from '../../controls/grid-of-paste';
import styles from '../../controls/stage.module.css';

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

/** Editor of a table cell. Tab and Enter move between cells and Escape discards, as in spreadsheets. */
function CellEditor({ text, cell }: { text: string; cell: CellPosition }) {
  const { store } = useEditor();
  const node = useRef<HTMLDivElement>(null);
  const [content] = useState(text);

  useCellFocus(node, text);

  /** Leaving a cell for another must not end editing there. */
  function finish(): void {
    const { gesture } = store.getState().editingState;
    if (gesture.name === 'editing-text' && gesture.cell === cell)
      sendGestureEvent(store, { type: 'finish-editing' });
  }

  /** Cells of a spreadsheet fill the table from here on. */
  function handlePaste(event: ClipboardEvent<HTMLElement>): void {
    const grid = gridOfPaste(event);
    const { gesture } = store.getState().editingState;
    if (!grid || gesture.name !== 'editing-text') return;
    event.preventDefault();
    const holder = node.current?.closest<HTMLElement>('[data-id]');
    pasteCells(store, gesture.id, { start: cell, grid });
    holder?.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): void {
    if (event.nativeEvent.isComposing) return;
    const move = historyMoveOf(event);
    if (move) {
      event.preventDefault();
      move(store);
    }
    const step = cellStepOf(event);
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const holder = node.current?.closest<HTMLElement>('[data-id]');
    sendGestureEvent(store, step ? { type: 'step-cell', step } : { type: 'discard-typing' });
    if (store.getState().editingState.gesture.name === 'idle')
      holder?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={node}
      className={`${styles['editing']} ${styles['cell']}`}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      role="textbox"
      aria-label={`Row ${cell.row + 1}, column ${cell.column + 1}`}
      tabIndex={0}
      spellCheck
      onInput={({ currentTarget }) => {
        const content = toSingleLine(currentTarget.innerText);
        sendGestureEvent(store, { type: 'input-text', content });
        reportLongCell(store, content);
      }}
      onPaste={handlePaste}
      onBlur={finish}
      // The open text is selected, and a drag from it chooses cells.
      onDragStart={(event) => event.preventDefault()}
      onKeyDown={handleKey}
    >
      {content}
    </div>
  );
}

/** Selects the text when the editor opens, and shows what was undone or redone since. */
function useCellFocus(node: RefObject<HTMLDivElement | null>, text: string): void {
  useEffect(() => {
    const element = node.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    window.getSelection()?.selectAllChildren(element);
  }, [node]);

  useEffect(() => {
    const element = node.current;
    if (!element || toSingleLine(element.textContent ?? '') === toSingleLine(text)) return;
    element.replaceChildren(text);
    window.getSelection()?.selectAllChildren(element);
    window.getSelection()?.collapseToEnd();
  }, [node, text]);
}

/** Undo and redo are those of the whole editor, not of the browser. */
function historyMoveOf({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'y' || (letter === 'z' && shiftKey)) return redoInStore;
  return letter === 'z' ? undoInStore : undefined;
}

function cellStepOf({ key, shiftKey }: KeyboardEvent): CellStep | undefined {
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return key === 'Enter' ? 'below' : undefined;
}

function toSingleLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').trim();
}
