import { type PointerEvent, type RefObject, useRef } from 'react';
import { moveSlides } from '../../core/edit/slides';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';

const THRESHOLD = 6;

interface SlideDrag {
  readonly slideId: string;
  readonly node: HTMLElement;
  readonly from: number;
  readonly startX: number;
  /** The distance from one thumbnail to the next. */
  readonly pitch: number;
  to: number;
}

/** Dragging a thumbnail to another place. All are equally wide, so places are counted, not searched. */
export function useSlideDrag(list: RefObject<HTMLElement | null>) {
  const { store } = useEditor();
  const drag = useRef<SlideDrag | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const target = event.target instanceof Element ? event.target : null;
    const node = target?.closest<HTMLElement>('[data-slide]');
    const slideId = node?.dataset['slide'];
    if (!node || slideId === undefined || event.button !== 0 || event.pointerType === 'touch')
      return;
    const from = [...(list.current?.children ?? [])].indexOf(node);
    drag.current = {
      slideId,
      node,
      from,
      to: from,
      startX: event.clientX,
      pitch: node.offsetWidth + 8,
    };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const current = drag.current;
    if (!current || event.buttons === 0) return;
    const moved = event.clientX - current.startX;
    if (Math.abs(moved) < THRESHOLD) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    current.to = current.from + Math.round(moved / current.pitch);
    current.node.style.translate = `${moved}px 0`;
    current.node.style.zIndex = '1';
  }

  function end(isDone: boolean): void {
    const current = drag.current;
    drag.current = null;
    if (!current) return;
    current.node.style.translate = '';
    current.node.style.zIndex = '';
    if (isDone && current.to !== current.from)
      edit(store, 'Move slide', (doc) => moveSlides(doc, current.slideId, current.to));
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
  };
}
