import type { FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { findElement } from '../../core/edit/document';
import { pick, selectAt } from '../../core/edit/elements';
import type { Cell } from '../../core/edit/tables';
import { addNew } from '../../core/edit/new-elements';
import type { Point } from '../../core/geometry/box';
import { createText } from '../../core/model/create';
import { SLIDE } from '../../core/model/deck';
import type { Gesture, Target, TextEditing } from '../../core/gestures/gesture';
import { edit, send, setWork } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import type { EditorStore } from '../../store/editor-store';
import { pointerOf, targetOf } from './pointer';
import { useSpaceKey } from './use-space-key';

/** Translates pointer events of the browser into events of the core. */
export function useStagePointer(
  stage: RefObject<HTMLElement | null>,
  board: RefObject<HTMLElement | null>,
) {
  const { store } = useEditor();
  const isSpaceDown = useSpaceKey(stage);

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (!board.current || !stage.current || event.button > 1) return;
    const { zoom } = store.getState();
    const pointer = pointerOf(event, board.current, zoom);
    const { gesture } = store.getState().work;
    const target = targetOf(event);
    if (isInside(gesture, target)) {
      if (gesture.name === 'text-editing') return editOtherCell(store, gesture, event);
      send(store, { type: 'down', target, pointer });
      return event.preventDefault();
    }
    const scroll = { x: stage.current.scrollLeft, y: stage.current.scrollTop };
    if (event.button === 1 || isSpaceDown.current)
      send(store, { type: 'pan-down', pointer, scroll });
    else send(store, { type: 'down', target, pointer, scroll });
    focusTarget(event.currentTarget, target.kind === 'element' ? target.id : null);
    event.preventDefault();
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const { zoom, work } = store.getState();
    const { name } = work.gesture;
    if (!board.current || !follows(name, event.buttons)) return;
    // Captured on the first move only: a captured press would click the stage instead of the element.
    event.currentTarget.setPointerCapture(event.pointerId);
    send(store, { type: 'move', pointer: pointerOf(event, board.current, zoom) });
    const { gesture } = store.getState().work;
    if (gesture.name === 'panning') stage.current?.scrollTo(gesture.scroll.x, gesture.scroll.y);
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>): void {
    const { zoom } = store.getState();
    if (board.current) send(store, { type: 'up', pointer: pointerOf(event, board.current, zoom) });
  }

  function onDoubleClick(event: MouseEvent): void {
    const target = targetOf(event);
    if (target.kind === 'element') editElement(store, target.id, cellOf(event.target));
    if (target.kind !== 'slide' || !board.current) return;
    const at = placeOn(board.current, event, store.getState().zoom);
    if (at) addTextAt(store, at);
  }

  /** Focusing an element by Tab selects it, so that its properties can be reached. */
  function onFocus(event: FocusEvent): void {
    const { work } = store.getState();
    const target = targetOf(event);
    if (work.gesture.name !== 'idle' || target.kind !== 'element') return;
    if (work.doc.selection.includes(target.id)) return;
    setWork(store, { ...work, doc: selectAt(work.doc, target.id) });
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => send(store, { type: 'cancel' }),
    onDoubleClick,
    onFocus,
  };
}

/** Checks for a press inside the edited text, table or picture. */
function isInside(gesture: Gesture, target: Target): boolean {
  const id = gesture.name === 'text-editing' || gesture.name === 'cropping' ? gesture.id : null;
  return id !== null && target.kind === 'element' && target.id === id;
}

function follows(name: Gesture['name'], buttons: number): boolean {
  if (name === 'cropping') return buttons > 0;
  return name !== 'idle' && name !== 'text-editing';
}

/** Moves editing to another pressed cell of the same table. */
function editOtherCell(store: EditorStore, { id, cell }: TextEditing, event: PointerEvent): void {
  const pressedCell = cellOf(event.target);
  const isSame = pressedCell?.row === cell?.row && pressedCell?.column === cell?.column;
  if (!cell || !pressedCell || isSame) return;
  event.preventDefault();
  send(store, { type: 'edit-text', id, cell: pressedCell });
}

function cellOf(target: EventTarget): Cell | undefined {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (node?.dataset['cell'] ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

function editElement(store: EditorStore, id: string, cell?: Cell): void {
  const { work } = store.getState();
  const element = findElement(work.doc, id);
  if (element?.type === 'text' || element?.type === 'image') send(store, { type: 'edit-text', id });
  else if (element?.type === 'table' && cell) send(store, { type: 'edit-text', id, cell });
  else if (element?.groupId) setWork(store, { ...work, doc: pick(work.doc, [id]) });
}

/** Position of a click on the slide; undefined beside it. */
function placeOn(board: HTMLElement, event: MouseEvent, zoom: number): Point | undefined {
  const box = board.getBoundingClientRect();
  const at = { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  const isOutside = at.x < 0 || at.y < 0 || at.x > SLIDE.width || at.y > SLIDE.height;
  return isOutside ? undefined : { x: Math.round(at.x), y: Math.round(at.y) };
}

function addTextAt(store: EditorStore, at: Point): void {
  const text = createText(at);
  edit(store, 'Add Text Box', (doc) => addNew(doc, text));
  send(store, { type: 'edit-text', id: text.id });
}

function focusTarget(stage: HTMLElement, id: string | null): void {
  const element = id === null ? null : stage.querySelector<HTMLElement>(`[data-id="${id}"]`);
  (element ?? stage).focus({ preventScroll: true });
}
