import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editDeck, sendGestureEvent } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import type { EditorStore } from '../../store/editor-store';
import type { CellPosition } from '../../core/elements/element-kind';
import { type CellRange, clearCells, findCellRange, listCells } from './cell-edits';
import { changeTable } from './table-edits';
import type { TableElement } from './table-schema';

const FIRST_CELL: CellPosition = { row: 0, column: 0 };

/** Cells that the panel's fields apply to: those chosen on the canvas, or in the panel. */
export function useCellRange(table: TableElement): {
  readonly range: CellRange;
  /** False until a cell of this table was chosen; the range is then its first cell. */
  readonly isChosen: boolean;
  readonly select: (cell: CellPosition, options: { readonly isExtending: boolean }) => void;
} {
  const [corners, setCorners] = useState({ id: '', anchor: FIRST_CELL, focus: FIRST_CELL });
  const edited = useEditorState(({ editingState: { gesture } }) =>
    gesture.name === 'editing-text' && gesture.id === table.id ? gesture.cell : null,
  );
  // A cell stays chosen when the panel takes the focus from it.
  if (edited && corners.focus !== edited)
    setCorners({ id: table.id, anchor: edited, focus: edited });
  const isChosen = corners.id === table.id;
  const { anchor, focus } = isChosen ? corners : EMPTY_CORNERS;
  const range = findCellRange(table, anchor, focus);
  useCellDrag(table.id, (from, to) => setCorners({ id: table.id, anchor: from, focus: to }));
  useChosenCells(table, isChosen ? range : undefined);
  return {
    isChosen,
    range,
    select: (cell, { isExtending }) =>
      setCorners({ id: table.id, anchor: isExtending ? anchor : cell, focus: cell }),
  };
}

const EMPTY_CORNERS = { anchor: FIRST_CELL, focus: FIRST_CELL };

/** Chooses cells on the canvas: by a drag from a cell that is typed in or whose table is selected, or with Shift by a press on another one. */
function useCellDrag(id: string, onChoose: (from: CellPosition, to: CellPosition) => void): void {
  const { store } = useEditor();
  const start = useRef<CellPosition>(null);
  /** Cell that a choice begins with, if the event goes on with one. */
  function startOf(event: PointerEvent, typed: CellPosition | null): CellPosition | null {
    if (event.type === 'pointerdown') {
      start.current = typed ?? pressedCellOf(store, event, id);
      return event.shiftKey ? typed : null;
    }
    const isPressed = (event.buttons & 1) !== 0;
    start.current = isPressed ? (typed ?? start.current) : null;
    return start.current;
  }
  const handle = useEffectEvent((event: PointerEvent) => {
    const typed = typedCellOf(store, id);
    const from = startOf(event, typed);
    if (!from) return;
    const node = cellNodeAt(event, id);
    const cell = cellOf(node);
    // A drag from a cell does not move its table.
    if (!typed) event.stopPropagation();
    if (!cell || isSameCell(cell, typed)) return;
    event.stopPropagation();
    event.preventDefault();
    if (typed) sendGestureEvent(store, { type: 'finish-editing' });
    node?.closest<HTMLElement>('[data-id]')?.focus({ preventScroll: true });
    onChoose(from, cell);
  });
  useEffect(() => {
    const listener = (event: PointerEvent) => handle(event);
    const types = ['pointerdown', 'pointermove'] as const;
    for (const type of types) document.addEventListener(type, listener, true);
    return () => {
      for (const type of types) document.removeEventListener(type, listener, true);
    };
  }, []);
}

function typedCellOf(store: EditorStore, id: string): CellPosition | null {
  const { gesture } = store.getState().editingState;
  return gesture.name === 'editing-text' && gesture.id === id ? gesture.cell : null;
}

/** Width of the frame of a table, by which it is moved. */
const FRAME_PX = 6;

/** Cell of a table that is selected alone, where a mouse presses on it. */
function pressedCellOf(store: EditorStore, event: PointerEvent, id: string): CellPosition | null {
  const { gesture, doc } = store.getState().editingState;
  const isAlone = doc.selection.length === 1 && doc.selection[0] === id;
  if (gesture.name !== 'idle' || !isAlone || !isPlainPress(event)) return null;
  const node = cellNodeAt(event, id);
  return isOnFrame(event, node?.closest('table')) ? null : (cellOf(node) ?? null);
}

function isPlainPress(event: PointerEvent): boolean {
  const hasModifier = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
  return event.button === 0 && event.pointerType === 'mouse' && !hasModifier;
}

function isOnFrame({ clientX: x, clientY: y }: PointerEvent, table?: Element | null): boolean {
  const box = table?.getBoundingClientRect();
  if (!box) return true;
  return Math.min(x - box.left, box.right - x, y - box.top, box.bottom - y) < FRAME_PX;
}

function isSameCell(one: CellPosition, other: CellPosition | null): boolean {
  return one.row === other?.row && one.column === other.column;
}

function cellNodeAt({ clientX, clientY }: PointerEvent, id: string): HTMLElement | null {
  const node = document.elementFromPoint(clientX, clientY);
  return node?.closest<HTMLElement>(`[data-id="${id}"] [data-cell]`) ?? null;
}

function cellOf(node: HTMLElement | null): CellPosition | undefined {
  const [row, column] = (node?.dataset['cell'] ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Marks several chosen cells on the canvas. Delete clears them instead of deleting the table. */
function useChosenCells({ id }: TableElement, range: CellRange | undefined): void {
  const { store } = useEditor();
  const chosen = range ? listCells(range) : [];
  const key = chosen.length > 1 ? chosen.map(({ row, column }) => `${row} ${column}`).join() : '';
  const clear = useEffectEvent((event: KeyboardEvent) => {
    const isHere = event.target instanceof HTMLElement && event.target.dataset['id'] === id;
    if (!isHere || !/^(?:Delete|Backspace)$/.test(event.key) || !range) return;
    event.stopPropagation();
    event.preventDefault();
    editDeck(store, 'Clear cells', (doc) =>
      changeTable(doc, id, (before) => clearCells(before, range)),
    );
  });
  useEffect(() => {
    if (key === '') return;
    const cells = key.split(',').map((name) => `[data-cell="${name}"]`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `[role="group"][data-id="${id}"] :is(${cells.join()}) { box-shadow: inset 0 0 0 2px var(--select); outline: 2px solid transparent; outline-offset: -2px; }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const listener = (event: KeyboardEvent) => clear(event);
    document.addEventListener('keydown', listener, true);
    return () => {
      document.removeEventListener('keydown', listener, true);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [id, key]);
}
