import { rotateElement } from '../edit/arrange';
import { currentSlideOf, changeElementsById } from '../edit/editor-document';
import {
  selectWithGroups,
  unlockedSelectionOf,
  clampElement,
  addElements,
  moveElements,
} from '../edit/elements';
import { setGuide, removeGuide } from '../edit/slides/guides';
import { kindOf } from '../elements/kinds';
import {
  boundsOf,
  boxBetween,
  containsBox,
  intersects,
  normalizeAngle,
  type Point,
  type Box,
  unionBoundsOf,
} from '../geometry/box';
import { scaleWithGroup, resizeBox, type ResizeOptions } from '../geometry/resize-box';
import { snapMove, snapResize, offsetToNearest } from '../snap/snap';
import { editingText } from './editing-text';
import {
  type Gesture,
  type GestureEvent,
  type GestureHandlers,
  type EditingState,
  IDLE_GESTURE,
  type KindGestures,
  type Panning,
  type Marquee,
  cancelGesture,
  finishGesture,
  type MovingGuide,
  type PointerState,
  type Rotating,
  type Resizing,
  type Dragging,
} from './gesture';
import { idle } from './idle';
import { pressing } from './pressing';

/** Distance at which an edge snaps, in screen pixels. */
const SNAP_DISTANCE_PX = 6;

const dragging: GestureHandlers<Dragging> = {
  move: (state, gesture, { pointer }) => moveSelection(state, gesture, pointer),
  up: (state) => finishGesture(state, 'Move'),
  cancel: cancelGesture,
};

const movingGuide: GestureHandlers<MovingGuide> = {
  move: (state, gesture, { pointer }) => ({ ...state, ...moveGuide(gesture, pointer) }),
  up: (state, gesture) => finishGesture(state, historyLabelOf(state, gesture)),
  cancel: cancelGesture,
};

/** Selects elements that the box intersects; with Alt, only those fully inside. */
const marquee: GestureHandlers<Marquee> = {
  move: (state, gesture, { pointer }) => {
    const box = boxBetween(gesture.start, pointer.at);
    const matchesBox = pointer.alt ? containsBox : intersects;
    const hitElements = currentSlideOf(state.doc).elements.filter(
      (element) => !element.locked && matchesBox(box, boundsOf(element)),
    );
    const ids = new Set([...gesture.selectionBefore, ...hitElements.map(({ id }) => id)]);
    return {
      ...state,
      doc: selectWithGroups(state.doc, Array.from(ids)),
      gesture: { ...gesture, box },
    };
  },
  up: (state) => ({ ...state, gesture: IDLE_GESTURE }),
  cancel: (state, gesture) => ({
    ...state,
    doc: { ...state.doc, selection: gesture.selectionBefore },
    gesture: IDLE_GESTURE,
  }),
};

const resizing: GestureHandlers<Resizing> = {
  move: (state, gesture, { pointer }) => resizeSelection(state, gesture, pointer),
  up: (state) => finishGesture(state, 'Resize'),
  cancel: cancelGesture,
};

const STEP_DEGREES = 15;

const SNAP_DEGREES = 3;

const rotating: GestureHandlers<Rotating> = {
  move: (state, { base, centre }, { pointer }) => {
    const movable = unlockedSelectionOf(base);
    const from = movable.length === 1 ? (movable[0]?.rotation ?? 0) : 0;
    const to = snapAngle(pointerAngleOf(centre, pointer.at), pointer.shift);
    const doc = changeElementsById(
      base,
      movable.map(({ id }) => id),
      (element) => rotateElement(element, centre, to - from),
    );
    return { ...state, doc };
  },
  up: (state) => finishGesture(state, 'Rotate'),
  cancel: cancelGesture,
};

const panning: GestureHandlers<Panning> = {
  move: (state, gesture, { pointer }) => ({
    ...state,
    gesture: {
      ...gesture,
      scroll: {
        x: gesture.from.x - (pointer.screen.x - gesture.start.screen.x),
        y: gesture.from.y - (pointer.screen.y - gesture.start.screen.y),
      },
    },
  }),
  up: (state) => ({ ...state, gesture: IDLE_GESTURE }),
  cancel: (state) => ({ ...state, gesture: IDLE_GESTURE }),
};

type OwnHandlers = {
  readonly [G in Gesture as Exclude<G['name'], keyof KindGestures>]: GestureHandlers<G>;
};

let gestureHandlers: OwnHandlers & Partial<KindGestures> = {
  idle,
  pressing,
  dragging,
  resizing,
  rotating,
  'moving-guide': movingGuide,
  marquee,
  panning,
  'editing-text': editingText,
};

/** Adds the gestures that only one kind of element has: `elements/kinds.ts` hands them in. */
export function registerKindGestures(handlers: KindGestures): void {
  gestureHandlers = { ...gestureHandlers, ...handlers };
}

/** Returns the next state after an event; the same object if the event has no effect. */
export function handleGestureEvent(state: EditingState, event: GestureEvent): EditingState {
  const next = runHandler(state, event);
  const becameDrag = state.gesture.name === 'pressing' && next.gesture.name !== 'pressing';
  return becameDrag && event.type === 'move' ? runHandler(next, event) : next;
}

function runHandler(state: EditingState, event: GestureEvent): EditingState {
  const handlers = gestureHandlers[state.gesture.name] as GestureHandlers<Gesture>;
  const handler = handlers[event.type] as
    | ((state: EditingState, gesture: Gesture, event: GestureEvent) => EditingState)
    | undefined;
  return handler?.(state, state.gesture, event) ?? state;
}

/** Computed from the start of the drag, so that errors don't add up and modifier keys may change. */
function moveSelection(
  state: EditingState,
  gesture: Dragging,
  pointer: PointerState,
): EditingState {
  const unsnappedDelta = lockAxis(gesture, pointer);
  const requestedBox = {
    ...gesture.box,
    x: Math.round(gesture.box.x + unsnappedDelta.x),
    y: Math.round(gesture.box.y + unsnappedDelta.y),
  };
  const snapResult = pointer.mod
    ? { box: requestedBox, guides: [] }
    : snapMove(requestedBox, gesture.targets, SNAP_DISTANCE_PX / pointer.zoom);
  const delta = {
    x: pointer.shift && unsnappedDelta.x === 0 ? 0 : snapResult.box.x - gesture.box.x,
    y: pointer.shift && unsnappedDelta.y === 0 ? 0 : snapResult.box.y - gesture.box.y,
  };
  const start = pointer.alt ? addElements(gesture.base, gesture.copies) : gesture.base;
  return {
    ...state,
    doc: moveElements(start, start.selection, delta),
    snapGuides: snapResult.guides,
  };
}

function lockAxis({ start }: Dragging, pointer: PointerState): Point {
  const delta = { x: pointer.at.x - start.at.x, y: pointer.at.y - start.at.y };
  if (!pointer.shift) return delta;
  return Math.abs(delta.x) >= Math.abs(delta.y) ? { x: delta.x, y: 0 } : { x: 0, y: delta.y };
}

/** Removes the guide over its ruler; elsewhere it snaps to edges and centres of elements. */
function moveGuide({ base, guide, edge, targets }: MovingGuide, pointer: PointerState) {
  const { id, axis } = guide;
  if (pointer.screen[axis] < edge) return { doc: removeGuide(base, id) };
  const requestedPosition = Math.round(pointer.at[axis]);
  const reach = pointer.mod ? 0 : SNAP_DISTANCE_PX / pointer.zoom;
  const shift = offsetToNearest(targets[axis], requestedPosition, reach) ?? 0;
  return { doc: setGuide(base, { id, axis, position: requestedPosition + shift }) };
}

function historyLabelOf({ doc }: EditingState, { base, guide }: MovingGuide): string {
  const isIn = ({ deck }: EditingState['doc']) => deck.guides.some(({ id }) => id === guide.id);
  if (!isIn(doc)) return 'Remove guide';
  return isIn(base) ? 'Move guide' : 'Add guide';
}

function resizeSelection(
  state: EditingState,
  gesture: Resizing,
  pointer: PointerState,
): EditingState {
  const movable = unlockedSelectionOf(gesture.base);
  const [only] = movable;
  const bounds = unionBoundsOf(movable);
  if (!only || !bounds) return state;
  const isSingle = movable.length === 1;
  const box = isSingle ? only : { ...bounds, rotation: 0 };
  const isRatioKept = isSingle
    ? (kindOf(only).keepsAspectRatio?.(only) ?? false) && gesture.handle.length === 2
    : false;
  const options = { shouldKeepRatio: isRatioKept !== pointer.shift, isFromCenter: pointer.alt };
  const pull = snapDelta(box, gesture, pointer, options);
  const to = resizeBox(box, gesture.handle, pull.delta, options);
  const doc = changeElementsById(
    gesture.base,
    movable.map(({ id }) => id),
    (element) =>
      clampElement({ ...element, ...(isSingle ? to : scaleWithGroup(element, bounds, to)) }),
  );
  return { ...state, doc, snapGuides: pull.guides };
}

function snapDelta(
  box: Box & { readonly rotation: number },
  { handle, start, targets }: Resizing,
  pointer: PointerState,
  options: ResizeOptions,
) {
  const delta = { x: pointer.at.x - start.at.x, y: pointer.at.y - start.at.y };
  const canSnap = box.rotation === 0 && !options.shouldKeepRatio && !options.isFromCenter;
  if (!canSnap || pointer.mod) return { delta: roundDelta(delta), guides: [] };
  return snapResize(box, handle, roundDelta(delta), {
    targets,
    reach: SNAP_DISTANCE_PX / pointer.zoom,
  });
}

function roundDelta(delta: Point): Point {
  return { x: Math.round(delta.x), y: Math.round(delta.y) };
}

/** Angle of the pointer around a centre: 0 is up, clockwise. */
function pointerAngleOf(centre: Point, pointer: Point): number {
  return normalizeAngle(
    (Math.atan2(pointer.y - centre.y, pointer.x - centre.x) * 180) / Math.PI + 90,
  );
}

/** Steps of 15° on request; otherwise snaps to upright angles that are near. */
export function snapAngle(degrees: number, stepped: boolean): number {
  if (stepped) return normalizeAngle(Math.round(degrees / STEP_DEGREES) * STEP_DEGREES);
  const upright = Math.round(degrees / 90) * 90;
  return normalizeAngle(
    Math.abs(degrees - upright) <= SNAP_DEGREES ? upright : Math.round(degrees),
  );
}
