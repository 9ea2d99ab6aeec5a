import { useLayoutEffect } from 'react';
import { useEventListener } from '../use-event-listener';

/** Whether an entry of the history is that of a slideshow. The router's number of the entry stays that of the editor. */
export function isSlideshowEntry(state: unknown): boolean {
  return (state as { isSlideshow?: boolean } | null)?.isSlideshow === true;
}

/** Gives the slideshow an entry of the history, so that Back ends it; returns the function that ends it. */
export function useSlideshowEntry(stop: () => void): () => void {
  // With the slideshow on screen, not after it: Back in between would leave the editor, and Forward would be taken back.
  useLayoutEffect(() => {
    if (!isSlideshowEntry(history.state))
      history.pushState({ ...history.state, isSlideshow: true }, '');
    return () => {
      if (isSlideshowEntry(history.state)) history.back();
    };
  }, []);
  useEventListener(window, 'popstate', ({ state }) => {
    if (!isSlideshowEntry(state)) stop();
  });
  return stop;
}
