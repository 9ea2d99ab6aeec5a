import type { PointerEvent as ReactPointerEvent } from 'react';
import type { PointerState, GestureTarget } from '../../core/gestures/gesture';
import { LINE_END_NAMES } from '../../elements/line/line-geometry';
import { type ResizeHandle, RESIZE_HANDLES } from '../../core/geometry/resize-box';

/** Converts a pointer event for the core; `board` is the slide's element. */
export function toPointerState(
  event: ReactPointerEvent | PointerEvent,
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
