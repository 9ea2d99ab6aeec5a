import { type RefObject, useLayoutEffect } from 'react';
import { useSlideSize } from '../slide/slide-size-context';
import { useEditor, useEditorState } from '../../store/editor-context';

const PADDING_PX = 48;

/** Fits the slide into the canvas while the zoom follows the window. */
export function useZoomToFit(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  const { width, height } = useSlideSize();
  const isFitted = useEditorState((state) => state.isZoomFitted);
  // Before the first paint, so that the slide never visibly changes its size.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element || !isFitted) return;
    const fit = () => {
      const zoom = Math.min(
        (element.clientWidth - PADDING_PX) / width,
        (element.clientHeight - PADDING_PX) / height,
      );
      if (zoom > 0) store.setState({ zoom: Math.max(0.1, Math.round(zoom * 1000) / 1000) });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, store, isFitted, width, height]);
}
