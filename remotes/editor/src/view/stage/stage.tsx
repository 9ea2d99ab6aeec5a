import { useRef, type RefObject } from 'react';
import { currentSlideIndexOf } from '../../core/edit/editor-document';
import { lazyDeferred } from '../../deferred/deferred-modules';
import { EmptyFallback } from '../../deferred/lazy-with-retry';
import { useEditorState, useEditor } from '../../store/editor-context';
import { ElementsLayer } from './elements-layer';
import { StageOverlay } from './stage-overlay';
import { useFocusAddedItem } from './use-focus-added-item';
import { useZoomToFit } from './use-zoom-to-fit';
import { usePinchZoom } from './use-pinch-zoom';
import { useStagePointer } from './use-stage-pointer';
import { useTabNavigation } from './use-tab-navigation';
import { useZoomAnchor } from './use-zoom-anchor';
import styles from './stage.module.css';
import { sendGestureEvent } from '../../store/editor-actions';
import { useEventListener } from '../use-event-listener';
import { useSlideSize } from '../slide/slide-size-context';
import { wheelZoomFactor, zoomBy } from '../../store/canvas-zoom';

const Rulers = lazyDeferred(({ Rulers }) => Rulers, { Fallback: EmptyFallback });

/** Canvas with the slide's elements and the overlay. */
export function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const zoom = useEditorState((state) => state.zoom);
  const isPanning = useEditorState((state) => state.editingState.gesture.name === 'panning');
  const number = useEditorState((state) => currentSlideIndexOf(state.editingState.doc) + 1);
  const count = useEditorState((state) => state.editingState.doc.deck.slides.length);
  const isRuled = useEditorState((state) => state.hasRulers);
  const size = useSlideSize();
  useZoomToFit(stage);
  useZoomAnchor(stage, board);
  useWheelZoom(stage);
  usePinchZoom(stage);
  useCancelOnEscape();
  useFocusAddedItem(stage);

  const pointer = useStagePointer(stage, board);
  const handleTab = useTabNavigation();

  return (
    <>
      <div
        ref={stage}
        className={styles['stage']}
        data-region="canvas"
        data-panning={isPanning || undefined}
        data-has-rulers={isRuled || undefined}
        role="region"
        aria-label={`Canvas, slide ${number} of ${count}`}
        // The canvas itself takes the focus if nothing on it is selected.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={handleTab}
        {...pointer}
      >
        <div className={styles['scrollArea']}>
          <div
            ref={board}
            className={styles['board']}
            data-board
            style={{ width: size.width * zoom, height: size.height * zoom }}
          >
            <ElementsLayer />
            <StageOverlay />
          </div>
        </div>
      </div>
      {isRuled && <Rulers stage={stage} board={board} />}
    </>
  );
}

/** Escape cancels the current gesture before anything else handles it. */
function useCancelOnEscape(): void {
  const { store } = useEditor();
  useEventListener(
    document,
    'keydown',
    (event) => {
      const { name } = store.getState().editingState.gesture;
      if (event.key !== 'Escape' || name === 'idle' || name === 'editing-text') return;
      event.preventDefault();
      event.stopPropagation();
      sendGestureEvent(store, { type: 'cancel' });
    },
    { capture: true },
  );
}

/** Ctrl with the wheel, or a pinch on a touchpad, zooms; the wheel alone scrolls. */
function useWheelZoom(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  useEventListener(stage, 'wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomBy(store, wheelZoomFactor(event), { x: event.clientX, y: event.clientY });
  });
}
