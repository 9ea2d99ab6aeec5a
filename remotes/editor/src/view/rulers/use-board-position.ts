import { useCallback, useSyncExternalStore } from 'react';
import type { CanvasRefs } from '../../deferred/deferred-modules';

/** Position and size of the slide in the canvas, updated on scroll, resize and zoom. */
export function useBoardPosition({ stage, board }: CanvasRefs) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = stage.current;
      const observer = new ResizeObserver(onChange);
      if (element) observer.observe(element);
      if (board.current) observer.observe(board.current);
      element?.addEventListener('scroll', onChange, { passive: true });
      return () => {
        observer.disconnect();
        element?.removeEventListener('scroll', onChange);
      };
    },
    [stage, board],
  );
  const measured = useSyncExternalStore(subscribe, () => {
    const [canvas, slide] = [stage.current, board.current?.getBoundingClientRect()];
    const origin = canvas?.getBoundingClientRect();
    if (!canvas || !slide || !origin) return '';
    const offsets = [slide.left - origin.left, slide.top - origin.top, slide.width];
    return [...offsets, canvas.clientWidth, canvas.clientHeight].join(' ');
  });
  const [left = 0, top = 0, slide = 0, width = 0, height = 0] = measured.split(' ').map(Number);
  return { left, top, slide, width, height };
}
