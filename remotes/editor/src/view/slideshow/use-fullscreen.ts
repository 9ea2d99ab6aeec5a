import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSlideSize } from '../../drawing/slide-size-context';
import { useEventListener } from '../use-event-listener';

/**
 * Requests full screen and a wake lock, and scales the slide; leaving full screen ends the slideshow. `content`
 * identifies what is shown.
 */
export function useFullscreen(
  screen: RefObject<HTMLElement | null>,
  onLeave: () => void,
  content: string,
): { readonly scale: number; readonly fill: () => void } {
  const [scale, setScale] = useState(1);
  const { width, height } = useSlideSize();
  useFocusWhileMounted(screen);
  // Focus in a link or a video is lost with its slide, and the keys with it.
  useEffect(() => {
    if (!screen.current?.contains(document.activeElement)) screen.current?.focus();
  }, [screen, content]);

  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const { wakeLock }: Partial<Navigator> = navigator;
    const lockRequest = wakeLock?.request('screen').catch(() => null);
    const observer = new ResizeObserver(() =>
      setScale(Math.min(element.clientWidth / width, element.clientHeight / height)),
    );
    observer.observe(element);
    void requestFullScreen(element);
    return () => {
      observer.disconnect();
      void lockRequest?.then((lock) => lock?.release());
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [screen, width, height]);

  const wasFull = useRef(false);
  useEventListener(document, 'fullscreenchange', () => {
    if (wasFull.current && !document.fullscreenElement) onLeave();
    wasFull.current = document.fullscreenElement !== null;
  });

  return { scale, fill: () => void requestFullScreen(screen.current) };
}

/** Moves the focus to the slideshow from its first frame, and restores it at the end. */
function useFocusWhileMounted(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    screen.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [screen]);
}

/** Some browsers refuse; the slideshow then fills the window. */
async function requestFullScreen(element: HTMLElement | null): Promise<void> {
  await element?.requestFullscreen?.().catch(() => undefined);
}
