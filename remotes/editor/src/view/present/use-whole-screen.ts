import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SLIDE } from '../../core/model/deck';
import { useListener } from '../use-listener';

/** Fills the screen, keeps it awake, and scales the slide to it; leaving full screen ends the show. */
export function useWholeScreen(
  screen: RefObject<HTMLElement | null>,
  onLeave: () => void,
): { readonly scale: number; readonly fill: () => void } {
  const [scale, setScale] = useState(1);
  useFocus(screen);

  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const { wakeLock }: Partial<Navigator> = navigator;
    const wake = wakeLock?.request('screen').catch(() => null);
    const observer = new ResizeObserver(() =>
      setScale(Math.min(element.clientWidth / SLIDE.width, element.clientHeight / SLIDE.height)),
    );
    observer.observe(element);
    void requestFullScreen(element);
    return () => {
      observer.disconnect();
      void wake?.then((lock) => lock?.release());
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [screen]);

  const wasFull = useRef(false);
  useListener(document, 'fullscreenchange', () => {
    if (wasFull.current && !document.fullscreenElement) onLeave();
    wasFull.current = document.fullscreenElement !== null;
  });

  return { scale, fill: () => void requestFullScreen(screen.current) };
}

/** The keys belong to the show from its first frame, and to what had them before when it ends. */
function useFocus(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    screen.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [screen]);
}

/** Some browsers refuse; the show then fills the window instead. */
async function requestFullScreen(element: HTMLElement | null): Promise<void> {
  await element?.requestFullscreen?.().catch(() => undefined);
}
