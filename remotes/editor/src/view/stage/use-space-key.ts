import { type RefObject, useRef } from 'react';
import { useEventListener } from '../use-event-listener';

/** Tracks whether the space bar is held over the canvas, which turns dragging into panning. */
export function useSpaceKey(stage: RefObject<HTMLElement | null>): RefObject<boolean> {
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
