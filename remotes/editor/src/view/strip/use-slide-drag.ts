import { type PointerEvent, type RefObject, useRef } from 'react';
import { moveSlides } from '../../core/edit/slides/slides';
import { centerOf, distanceBetween, type Point } from '../../core/geometry/box';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';

const DRAG_THRESHOLD_PX = 6;

interface SlideDrag {
  readonly slideId: string;
  readonly node: HTMLElement;
  readonly from: number;
  readonly start: Point;
  /** Centers of the thumbnails, with their index in the deck. */
  readonly thumbnails: readonly { readonly place: number; readonly at: Point }[];
  to: number;
}

/** Drags a thumbnail to the position whose center is nearest. */
export function useSlideDrag(list: RefObject<HTMLElement | null>) {
  const { store } = useEditor();
  const drag = useRef<SlideDrag | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const target = event.target instanceof Element ? event.target : null;
    const node = target?.closest<HTMLElement>('[data-slide]');
    const slideId = node?.dataset['slide'];
    if (!node || slideId === undefined || event.button !== 0 || event.pointerType === 'touch')
      return;
    const thumbs = list.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [];
    const from = slideIndexOfNode(node);
    drag.current = {
      slideId,
      node,
      from,
      to: from,
      start: { x: event.clientX, y: event.clientY },
      thumbnails: Array.from(thumbs, (thumb) => ({
        place: slideIndexOfNode(thumb),
        at: nodeCenterOf(thumb),
      })),
    };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const current = drag.current;
    if (!current || event.buttons === 0) return;
    const here = { x: event.clientX, y: event.clientY };
    if (distanceBetween(here, current.start) < DRAG_THRESHOLD_PX) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const delta = { x: here.x - current.start.x, y: here.y - current.start.y };
    current.to = findNearest(current, delta);
    current.node.style.translate = `${delta.x}px ${delta.y}px`;
    current.node.style.zIndex = '1';
  }

  function end(isDone: boolean): void {
    const current = drag.current;
    drag.current = null;
    if (!current) return;
    current.node.style.translate = '';
    current.node.style.zIndex = '';
    if (isDone && current.to !== current.from)
      editDeck(store, 'Move slide', (doc) => moveSlides(doc, current.slideId, current.to));
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}

function slideIndexOfNode(node: HTMLElement): number {
  return Number(node.dataset['index']);
}

function nodeCenterOf(node: HTMLElement): Point {
  return centerOf(node.getBoundingClientRect());
}

function findNearest({ thumbnails, from }: SlideDrag, delta: Point): number {
  const origin = thumbnails.find(({ place }) => place === from)?.at;
  if (!origin) return from;
  const at = { x: origin.x + delta.x, y: origin.y + delta.y };
  const distances = thumbnails.map((each) => ({ ...each, far: distanceBetween(each.at, at) }));
  return distances.toSorted((one, other) => one.far - other.far)[0]?.place ?? from;
}
