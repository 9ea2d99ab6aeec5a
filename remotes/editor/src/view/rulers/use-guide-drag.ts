import type { PointerEvent, RefObject } from 'react';
import type { RulerGuide } from '../../core/model/schema-values';
import { sendGestureEvent } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { toPointerState } from '../stage/to-pointer-state';

/** Drags a guide by the element these handlers are set on: the guide, or its ruler. */
export function useGuideDrag(board: RefObject<HTMLElement | null>, getGuide: () => RulerGuide) {
  const { store } = useEditor();
  const findStage = () => board.current?.closest<HTMLElement>('[data-region]');

  function sendPointer(event: PointerEvent, type: 'move' | 'up'): void {
    event.stopPropagation();
    const { zoom, editingState } = store.getState();
    if (board.current && editingState.gesture.name !== 'idle')
      sendGestureEvent(store, { type, pointer: toPointerState(event, board.current, zoom) });
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const stage = findStage();
      if (event.button > 0 || !board.current || !stage) return;
      event.stopPropagation();
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus({ preventScroll: true });
      const guide = getGuide();
      const { left, top } = stage.getBoundingClientRect();
      const target = { kind: 'guide', guide, edge: guide.axis === 'x' ? left : top } as const;
      const pointer = toPointerState(event, board.current, store.getState().zoom);
      sendGestureEvent(store, { type: 'down', target, pointer });
    },
    onPointerMove: (event: PointerEvent) => sendPointer(event, 'move'),
    onPointerUp(event: PointerEvent): void {
      const { gesture } = store.getState().editingState;
      sendPointer(event, 'up');
      if (gesture.name !== 'moving-guide') return;
      const { id } = gesture.guide;
      const hasGuide = store
        .getState()
        .editingState.doc.deck.guides.some((guide) => guide.id === id);
      if (hasGuide) store.setState({ addedItem: { id } });
      else findStage()?.focus({ preventScroll: true });
    },
    onPointerCancel: () => sendGestureEvent(store, { type: 'cancel' }),
  };
}
