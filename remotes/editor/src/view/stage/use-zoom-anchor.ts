import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { centerOf, type Point } from '../../core/geometry/box';
import { useEditor, useEditorState } from '../../store/editor-context';

interface Anchor {
  readonly screen: Point;
  /** Position on the slide under that point before the zoom. */
  readonly slide: Point;
}

/** Keeps one point in place while the zoom changes; a fitted slide is centered. */
export function useZoomAnchor(
  stage: RefObject<HTMLElement | null>,
  board: RefObject<HTMLElement | null>,
): void {
  const { store } = useEditor();
  const zoom = useEditorState((state) => state.zoom);
  const isFitted = useEditorState((state) => state.isZoomFitted);
  const anchor = useRef<Anchor | null>(null);

  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.zoom === before.zoom || anchor.current || !stage.current || !board.current)
          return;
        const screen = state.zoomAnchor ?? centerOf(stage.current.getBoundingClientRect());
        const { left, top } = board.current.getBoundingClientRect();
        const slide = { x: (screen.x - left) / before.zoom, y: (screen.y - top) / before.zoom };
        anchor.current = { screen, slide };
      }),
    [store, stage, board],
  );

  useLayoutEffect(() => {
    const current = anchor.current;
    anchor.current = null;
    const element = stage.current;
    if (!element || !board.current) return;
    if (isFitted)
      element.scrollTo(
        (element.scrollWidth - element.clientWidth) / 2,
        (element.scrollHeight - element.clientHeight) / 2,
      );
    if (isFitted || !current) return;
    const { left, top } = board.current.getBoundingClientRect();
    element.scrollBy(
      left + current.slide.x * zoom - current.screen.x,
      top + current.slide.y * zoom - current.screen.y,
    );
  }, [zoom, isFitted, stage, board]);
}
