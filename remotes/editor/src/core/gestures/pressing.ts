import { type Document, selectedOf, slideOf } from '../edit/document';
import { copiesOf, selectAt, unlocked } from '../edit/elements';
import { boundsOfAll, centreOf } from '../geometry/box';
import { begin } from '../history';
import type { SlideElement } from '../model/deck';
import { collectTargets } from '../snap/lines';
import {
  type Gesture,
  IDLE,
  type Pointer,
  type Pressing,
  type State,
  type Target,
  type Work,
} from './gesture';

const THRESHOLD = { fine: 4, coarse: 8 };

export const pressing: State<Pressing> = {
  move: (state, gesture, event) => {
    if (!isDrag(gesture.start, event.pointer)) return state;
    return { ...state, ...startOf(state, gesture) };
  },
  up: (state, gesture) => ({ ...state, doc: clicked(state, gesture), gesture: IDLE }),
  cancel: (state) => ({ ...state, gesture: IDLE }),
};

function isDrag(start: Pointer, now: Pointer): boolean {
  const distance = Math.hypot(now.screen.x - start.screen.x, now.screen.y - start.screen.y);
  return distance >= (start.coarse ? THRESHOLD.coarse : THRESHOLD.fine);
}

/** A press without a drag is a click. */
function clicked({ doc }: Work, { target, narrowTo, start }: Pressing): Work['doc'] {
  if (narrowTo) return selectAt(doc, narrowTo);
  return target.kind === 'slide' && !start.shift ? { ...doc, selection: [] } : doc;
}

function startOf(state: Work, gesture: Pressing): Partial<Work> & { readonly gesture: Gesture } {
  const { target, start, pansFrom: from } = gesture;
  if (from) return { gesture: { name: 'panning', start, from, scroll: from } };
  if (target.kind === 'slide') return { gesture: marqueeFrom(state, start) };
  const { doc } = state;
  const elements = slideOf(doc).elements;
  if (target.kind === 'guide')
    return {
      history: begin(state.history, doc),
      gesture: {
        name: 'guiding',
        base: doc,
        guide: target.guide,
        edge: target.edge,
        targets: collectTargets(elements),
      },
    };
  const movable = unlocked(doc);
  const box = boundsOfAll(movable);
  if (!box) return { gesture };
  const history = begin(state.history, doc);
  const inner = innerGesture(doc, movable, gesture);
  if (inner) return inner.name === 'idle' ? { gesture: inner } : { history, gesture: inner };
  const selectedIds = new Set(doc.selection);
  const targets = collectTargets(
    elements.filter(({ id }) => !selectedIds.has(id)),
    doc.deck.guides,
  );
  if (target.kind === 'handle')
    return {
      history,
      gesture: { name: 'resizing', start, handle: target.handle, base: doc, targets },
    };
  if (target.kind === 'rotate')
    return { history, gesture: { name: 'rotating', base: doc, centre: centreOf(box) } };
  const copies = copiesOf(selectedOf(doc), { x: 0, y: 0 });
  return { history, gesture: { name: 'dragging', start, base: doc, copies, box, targets } };
}

const INNER: ReadonlySet<Target['kind']> = new Set(['end', 'tip', 'column']);

/** Gesture on a part of one element; idle if the element has no such part; undefined for other targets. */
function innerGesture(
  base: Document,
  [only]: readonly SlideElement[],
  { target, start }: Pressing,
): Gesture | undefined {
  if (!INNER.has(target.kind)) return undefined;
  if (!only) return IDLE;
  const common = { base, id: only.id };
  if (only.type === 'line' && target.kind === 'end')
    return { name: 'pulling', ...common, end: target.end, at: start.at };
  if (only.type === 'shape' && target.kind === 'tip') return { name: 'pointing', ...common };
  if (only.type === 'table' && target.kind === 'column')
    return { name: 'spreading', ...common, column: target.column, start: start.at };
  return IDLE;
}

function marqueeFrom(state: Work, start: Pointer): Gesture {
  return {
    name: 'marquee',
    start: start.at,
    box: { ...start.at, width: 0, height: 0 },
    before: start.shift ? state.doc.selection : [],
  };
}
