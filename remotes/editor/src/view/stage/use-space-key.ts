import { type RefObject, useEffect, useRef } from 'react';

/** Whether the space bar is held over the canvas, which turns dragging into panning. */
export function useSpaceKey(stage: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isDown = useRef(false);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea'));
      if (event.key !== ' ' || isTyping) return;
      isDown.current = true;
      event.preventDefault();
    };
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ') isDown.current = false;
    };
    element.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    return () => {
      element.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
    };
  }, [stage]);
  return isDown;
}
