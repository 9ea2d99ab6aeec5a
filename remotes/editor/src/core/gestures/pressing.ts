import { slideSizeOf } from '../model/deck-constants';
import { type EditorDocument, selectedElementsOf, currentSlideOf } from '../edit/editor-document';
import { copyElements, selectElementOrGroup, unlockedSelectionOf } from '../edit/elements';
import { unionBoundsOf, centerOf } from '../geometry/box';
import { beginHistoryStep } from '../edit-history';
import type { SlideElement } from '../elements/slide-element';
import { collectSnapTargets } from '../snap/snap';
import {
  type Gesture,
  IDLE_GESTURE,
  type PointerState,
  type Pressing,
  type GestureHandlers,
  type GestureTarget,
  type EditingState,
} from './gesture';

const DRAG_THRESHOLD_PX = { fine: 4, coarse: 8 };

export const pressing: GestureHandlers<Pressing> = {
  move: (state, gesture, event) => {
    if (!isDrag(gesture.start, event.pointer)) return state;
    return { ...state, ...startGesture(state, gesture) };
  },
  up: (state, gesture) => ({ ...state, doc: selectClicked(state, gesture), gesture: IDLE_GESTURE }),
  cancel: (state) => ({ ...state, gesture: IDLE_GESTURE }),
};

function isDrag(start: PointerState, now: PointerState): boolean {
  const distance = Math.hypot(now.screen.x - start.screen.x, now.screen.y - start.screen.y);
  return distance >= (start.coarse ? DRAG_THRESHOLD_PX.coarse : DRAG_THRESHOLD_PX.fine);
}

/** A press without a drag is a click. */
function selectClicked(
  { doc }: EditingState,
  { target, narrowTo, start }: Pressing,
): EditingState['doc'] {
  if (narrowTo) return selectElementOrGroup(doc, narrowTo);
  return target.kind === 'slide' && !start.shift ? { ...doc, selection: [] } : doc;
}

function startGesture(
  state: EditingState,
  gesture: Pressing,
): Partial<EditingState> & { readonly gesture: Gesture } {
  const { target, start, panOrigin: from } = gesture;
  if (from) return { gesture: { name: 'panning', start, from, scroll: from } };
  if (target.kind === 'slide') return { gesture: startMarquee(state, start) };
  const { doc } = state;
  const elements = currentSlideOf(doc).elements;
  if (target.kind === 'guide')
    return {
      history: beginHistoryStep(state.history, doc),
      gesture: {
        name: 'moving-guide',
        base: doc,
        guide: target.guide,
        edge: target.edge,
        targets: collectSnapTargets(elements, slideSizeOf(doc.deck)),
      },
    };
  const movable = unlockedSelectionOf(doc);
  const box = unionBoundsOf(movable);
  if (!box) return { gesture };
  const history = beginHistoryStep(state.history, doc);
  const inner = findInnerGesture(doc, movable, gesture);
  if (inner) return inner.name === 'idle' ? { gesture: inner } : { history, gesture: inner };
  const selectedIds = new Set(doc.selection);
  const targets = collectSnapTargets(
    elements.filter(({ id }) => !selectedIds.has(id)),
    slideSizeOf(doc.deck),
    doc.deck.guides,
  );
  if (target.kind === 'handle')
    return {
      history,
      gesture: { name: 'resizing', start, handle: target.handle, base: doc, targets },
    };
  if (target.kind === 'rotate')
    return { history, gesture: { name: 'rotating', base: doc, centre: centerOf(box) } };
  const copies = copyElements(selectedElementsOf(doc), { x: 0, y: 0 });
  return { history, gesture: { name: 'dragging', start, base: doc, copies, box, targets } };
}

const INNER_TARGETS: ReadonlySet<GestureTarget['kind']> = new Set([
  'line-end',
  'callout-tip',
  'column-border',
]);

/** Gesture on a part of one element; idle if the element has no such part; undefined for other targets. */
function findInnerGesture(
  base: EditorDocument,
  [only]: readonly SlideElement[],
  { target, start }: Pressing,
): Gesture | undefined {
  if (!INNER_TARGETS.has(target.kind)) return undefined;
  if (!only) return IDLE_GESTURE;
  const common = { base, id: only.id };
  if (target.kind === 'line-end')
    return { name: 'moving-line-end', ...common, end: target.end, at: start.at };
  if (target.kind === 'callout-tip') return { name: 'moving-callout-tip', ...common };
  if (target.kind === 'column-border')
    return { name: 'resizing-column', ...common, column: target.column, start: start.at };
  return IDLE_GESTURE;
}

function startMarquee(state: EditingState, start: PointerState): Gesture {
  return {
    name: 'marquee',
    start: start.at,
    box: { ...start.at, width: 0, height: 0 },
    selectionBefore: start.shift ? state.doc.selection : [],
  };
}
