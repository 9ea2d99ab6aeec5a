import { type FocusEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { requireCommand } from '../../commands/commands';
import { runCommand } from '../../commands/run-command';
import { addNewElement } from '../../core/edit/add-new-element';
import { type EditorDocument, findElement } from '../../core/edit/editor-document';
import { enterGroup, selectElementOrGroup } from '../../core/edit/elements';
import { textBoxOf } from '../../core/elements/change-text';
import { isPicturePlaceholder } from '../../core/elements/element-guards';
import type { CellPosition } from '../../core/elements/element-kind';
import { kindOf } from '../../core/elements/kinds';
import type { SlideElement } from '../../core/elements/slide-element';
import type { Point } from '../../core/geometry/box';
import { type ResizeHandle, RESIZE_HANDLES } from '../../core/geometry/resize-box';
import type {
  Gesture,
  GestureTarget,
  EditingText,
  PointerState,
} from '../../core/gestures/gesture';
import { createText } from '../../core/text/create-text';
import { LINE_END_NAMES } from '../../elements/line/line-geometry';
import { editDeck, sendGestureEvent, setEditingState } from '../../store/editor-actions';
import { type Editor, useEditor } from '../../store/editor-context';
import type { EditorStore } from '../../store/editor-store';
import { useEventListener } from '../use-event-listener';

/** Translates pointer events of the browser into events of the core. */
export function useStagePointer(
  stage: RefObject<HTMLElement | null>,
  board: RefObject<HTMLElement | null>,
) {
  const editor = useEditor();
  const { store } = editor;
  const isSpaceDown = useSpaceKey(stage);

  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (!board.current || !stage.current || event.button > 1) return;
    const { zoom, editingState } = store.getState();
    const { gesture } = editingState;
    const pointer = toPointerState(event, board.current, zoom);
    const target = findGestureTarget(event);
    if (isInsideEditedElement(gesture, target)) {
      if (gesture.name === 'editing-text') return editOtherCell(store, gesture, event);
      sendGestureEvent(store, { type: 'down', target, pointer });
      return event.preventDefault();
    }
    const scroll = { x: stage.current.scrollLeft, y: stage.current.scrollTop };
    if (event.button === 1 || isSpaceDown.current)
      sendGestureEvent(store, { type: 'pan-down', pointer, scroll });
    else sendGestureEvent(store, { type: 'down', target, pointer, scroll });
    focusTarget(event.currentTarget, target.kind === 'element' ? target.id : null);
    event.preventDefault();
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    const { zoom, editingState } = store.getState();
    const { name } = editingState.gesture;
    if (!board.current || !shouldSendMove(name, event.buttons)) return;
    // Captured on the first move only: a captured press would click the stage instead of the element.
    event.currentTarget.setPointerCapture(event.pointerId);
    sendGestureEvent(store, { type: 'move', pointer: toPointerState(event, board.current, zoom) });
    const { gesture } = store.getState().editingState;
    if (gesture.name === 'panning') stage.current?.scrollTo(gesture.scroll.x, gesture.scroll.y);
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>): void {
    const { zoom } = store.getState();
    if (board.current)
      sendGestureEvent(store, { type: 'up', pointer: toPointerState(event, board.current, zoom) });
  }

  function onDoubleClick(event: MouseEvent): void {
    const target = findGestureTarget(event);
    if (target.kind === 'element') editElement(editor, target.id, cellPositionOf(event.target));
    if (target.kind !== 'slide' || !board.current) return;
    const at = slidePointOf(board.current, event, store.getState().zoom);
    if (at) addTextAt(store, at);
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: () => sendGestureEvent(store, { type: 'cancel' }),
    onDoubleClick,
    onFocus: (event: FocusEvent) => selectFocusedElement(store, findGestureTarget(event)),
  };
}

/** Selects the element that got the focus by Tab, so that its properties can be reached. */
function selectFocusedElement(store: EditorStore, target: GestureTarget): void {
  const { editingState } = store.getState();
  if (editingState.gesture.name !== 'idle' || target.kind !== 'element') return;
  if (editingState.doc.selection.includes(target.id)) return;
  const doc = selectElementOrGroup(editingState.doc, target.id);
  setEditingState(store, { ...editingState, doc });
}

/** Checks for a press inside the edited text, table or picture. */
function isInsideEditedElement(gesture: Gesture, target: GestureTarget): boolean {
  const id = gesture.name === 'editing-text' || gesture.name === 'cropping' ? gesture.id : null;
  return id !== null && target.kind === 'element' && target.id === id;
}

function shouldSendMove(name: Gesture['name'], buttons: number): boolean {
  if (name === 'cropping') return buttons > 0;
  return name !== 'idle' && name !== 'editing-text';
}

/** Moves editing to another pressed cell of the same table. */
function editOtherCell(store: EditorStore, { id, cell }: EditingText, event: PointerEvent): void {
  const pressedCell = cellPositionOf(event.target);
  const isSame = pressedCell?.row === cell?.row && pressedCell?.column === cell?.column;
  if (!cell || !pressedCell || isSame) return;
  event.preventDefault();
  sendGestureEvent(store, { type: 'start-text-editing', id, cell: pressedCell });
}

function cellPositionOf(target: EventTarget): CellPosition | undefined {
  const node = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (node?.dataset['cell'] ?? '').split(' ').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

function editElement(editor: Editor, id: string, cell?: CellPosition): void {
  const { store } = editor;
  const { editingState } = store.getState();
  const element = findElement(editingState.doc, id);
  const editing = element && kindOf(element).editing;
  const entered = enterGroup(editingState.doc, id);
  const isEntering =
    entered.selection.length > 1 ||
    (element !== undefined && isMemberWithoutText(element, editingState.doc));
  if (isEntering) setEditingState(store, { ...editingState, doc: entered });
  else if (element && isPicturePlaceholder(element))
    void runCommand(editor, requireCommand('edit-text'));
  else if (editing === 'cell' ? cell : editing)
    editText(store, element, editing === 'cell' ? cell : undefined);
  else if (element) setEditingState(store, { ...editingState, doc: entered });
}

function editText(store: EditorStore, element?: SlideElement, cell?: CellPosition): void {
  if (!element) return;
  const notice = cell && kindOf(element).describeComputedCell?.(element, cell);
  if (notice === undefined)
    sendGestureEvent(store, { type: 'start-text-editing', id: element.id, ...(cell && { cell }) });
  else store.setState({ notice });
}

/** True for an empty shape of a group that is selected as one: the first double click only goes to it. */
function isMemberWithoutText(element: SlideElement, { selection }: EditorDocument): boolean {
  return element.groupIds.length > 0 && selection.length > 1 && textBoxOf(element)?.content === '';
}

/** Position of a click on the slide; undefined beside it. */
function slidePointOf(board: HTMLElement, event: MouseEvent, zoom: number): Point | undefined {
  const box = board.getBoundingClientRect();
  const at = { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom };
  const isOutside = at.x < 0 || at.y < 0 || event.clientX > box.right || event.clientY > box.bottom;
  return isOutside ? undefined : { x: Math.round(at.x), y: Math.round(at.y) };
}

function addTextAt(store: EditorStore, at: Point): void {
  const text = createText({ ...at, content: '' });
  editDeck(store, 'Add Text Box', (doc) => addNewElement(doc, text));
  sendGestureEvent(store, { type: 'start-text-editing', id: text.id });
}

function focusTarget(stage: HTMLElement, id: string | null): void {
  const element = id === null ? null : stage.querySelector<HTMLElement>(`[data-id="${id}"]`);
  (element ?? stage).focus({ preventScroll: true });
}

/** Tracks whether the space bar is held over the canvas, which turns dragging into panning. */
function useSpaceKey(stage: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isDown = useRef(false);
  useEventListener(stage, 'keydown', (event) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea'));
    if (event.key !== ' ' || isTyping) return;
    isDown.current = true;
    event.preventDefault();
  });
  useEventListener(window, 'keyup', ({ key }) => {
    if (key === ' ') isDown.current = false;
  });
  return isDown;
}

/** Converts a pointer event for the core; `board` is the slide's element. */
export function toPointerState(
  event: PointerEvent | globalThis.PointerEvent,
  board: Element,
  zoom: number,
): PointerState {
  const box = board.getBoundingClientRect();
  return {
    at: { x: (event.clientX - box.left) / zoom, y: (event.clientY - box.top) / zoom },
    screen: { x: event.clientX, y: event.clientY },
    zoom,
    shift: event.shiftKey,
    alt: event.altKey,
    mod: event.ctrlKey || event.metaKey,
    coarse: event.pointerType === 'touch',
  };
}

/** Finds the target of a pointer event: a handle, an element, or the slide. */
export function findGestureTarget(event: { readonly target: EventTarget | null }): GestureTarget {
  if (!(event.target instanceof Element)) return { kind: 'slide' };
  const handle = event.target.closest<HTMLElement>('[data-handle]')?.dataset['handle'];
  if (handle === 'rotate') return { kind: 'rotate' };
  const [, column] = /^column (\d+)$/.exec(handle ?? '') ?? [];
  if (column !== undefined) return { kind: 'column-border', column: Number(column) };
  if (handle === 'tip') return { kind: 'callout-tip' };
  const end = LINE_END_NAMES.find((name) => name === handle);
  if (end) return { kind: 'line-end', end };
  if (isHandle(handle)) return { kind: 'handle', handle };
  const id = event.target.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return id === undefined ? { kind: 'slide' } : { kind: 'element', id };
}

function isHandle(name: string | undefined): name is ResizeHandle {
  return RESIZE_HANDLES.some((handle) => handle === name);
}
