import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

const DRAG_THRESHOLD_PX = 6;

/**
 * Drags a row of the list to another position. `drop` is the index of the gap under the pointer. Touch scrolls the list
 * instead.
 */
export function useLayerDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (id: string, layer: number) => void,
) {
  const dragged = useRef<{ readonly id: string; readonly y: number } | null>(null);
  const [dropIndex, setDropIndex] = useState<number | null>(null);

  function stop(): void {
    dragged.current = null;
    setDropIndex(null);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const target = event.target instanceof Element ? event.target : null;
      const row = target?.closest<HTMLElement>('[data-layer]');
      const id = row?.dataset['layer'];
      if (id === undefined || event.button !== 0 || event.pointerType === 'touch') return;
      // The first move may already be outside the list.
      row?.setPointerCapture(event.pointerId);
      dragged.current = { id, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (!dragged.current || event.buttons === 0) return;
      if (dropIndex === null && Math.abs(event.clientY - dragged.current.y) < DRAG_THRESHOLD_PX)
        return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const rows = rowsOf(list);
      const gap = gapIndexAt(rows, event.clientY);
      setDropIndex(gap);
      // Keeps both rows beside the gap visible, so that a long list scrolls along.
      for (const row of rows.slice(Math.max(0, gap - 1), gap + 1))
        row.scrollIntoView({ block: 'nearest' });
    },
    onPointerUp(): void {
      const id = dragged.current?.id;
      const from = rowsOf(list).findIndex((row) => row.dataset['layer'] === id);
      stop();
      if (id === undefined || dropIndex === null) return;
      const to = dropIndex > from ? dropIndex - 1 : dropIndex;
      if (to !== from) onMove(id, to);
    },
    onPointerCancel: stop,
    onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || dropIndex === null) return;
      event.stopPropagation();
      stop();
    },
  };
  return { drop: dropIndex, handlers };
}

function rowsOf(list: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return Array.from(list.current?.querySelectorAll<HTMLElement>('[data-layer]') ?? []);
}

/** Number of rows whose middle is above a screen position. */
function gapIndexAt(rows: readonly HTMLElement[], y: number): number {
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
