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
  move: (work, gesture, event) => {
    if (!isDrag(gesture.start, event.pointer)) return work;
    return { ...work, ...startOf(work, gesture) };
  },
  up: (work, gesture) => ({ ...work, doc: clicked(work, gesture), gesture: IDLE }),
  cancel: (work) => ({ ...work, gesture: IDLE }),
};

function isDrag(start: Pointer, now: Pointer): boolean {
  const far = Math.hypot(now.screen.x - start.screen.x, now.screen.y - start.screen.y);
  return far >= (start.coarse ? THRESHOLD.coarse : THRESHOLD.fine);
}

/** A press without a drag is a click. */
function clicked({ doc }: Work, { target, narrowTo, start }: Pressing): Work['doc'] {
  if (narrowTo) return selectAt(doc, narrowTo);
  return target.kind === 'slide' && !start.shift ? { ...doc, selection: [] } : doc;
}

function startOf(work: Work, gesture: Pressing): Partial<Work> & { readonly gesture: Gesture } {
  const { target, start, pansFrom: from } = gesture;
  if (from) return { gesture: { name: 'panning', start, from, scroll: from } };
  if (target.kind === 'slide') return { gesture: marqueeFrom(work, start) };
  const { doc } = work;
  const still = slideOf(doc).elements;
  if (target.kind === 'guide')
    return {
      history: begin(work.history, doc),
      gesture: {
        name: 'guiding',
        base: doc,
        guide: target.guide,
        edge: target.edge,
        targets: collectTargets(still),
      },
    };
  const movable = unlocked(doc);
  const box = boundsOfAll(movable);
  if (!box) return { gesture };
  const history = begin(work.history, doc);
  const inner = innerGesture(doc, movable, gesture);
  if (inner) return inner.name === 'idle' ? { gesture: inner } : { history, gesture: inner };
  const picked = new Set(doc.selection);
  const targets = collectTargets(
    still.filter(({ id }) => !picked.has(id)),
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
  const held = { base, id: only.id };
  if (only.type === 'line' && target.kind === 'end')
    return { name: 'pulling', ...held, end: target.end, at: start.at };
  if (only.type === 'shape' && target.kind === 'tip') return { name: 'pointing', ...held };
  if (only.type === 'table' && target.kind === 'column')
    return { name: 'spreading', ...held, column: target.column, start: start.at };
  return IDLE;
}

function marqueeFrom(work: Work, start: Pointer): Gesture {
  return {
    name: 'marquee',
    start: start.at,
    box: { ...start.at, width: 0, height: 0 },
    before: start.shift ? work.doc.selection : [],
  };
}
