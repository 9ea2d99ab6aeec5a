import { useRef, type RefObject, useEffect, type KeyboardEvent, useLayoutEffect } from 'react';
import { currentSlideIndexOf, currentSlideOf } from '../../core/edit/editor-document';
import { type Point, centerOf } from '../../core/geometry/box';
import { EmptyFallback, lazyWithRetry } from '../../deferred/lazy-with-retry';
import { useSlideSize } from '../../drawing/slide-size-context';
import { isUntouched } from '../../effects/open-new-deck';
import { wheelZoomFactor, zoomBy, setCanvasZoom } from '../../store/canvas-zoom';
import { sendGestureEvent } from '../../store/editor-actions';
import { useEditorState, useEditor } from '../../store/editor-context';
import { Rulers } from '../rulers/rulers';
import { useEventListener } from '../use-event-listener';
import { ElementsLayer } from './elements-layer';
import { StageOverlay } from './stage-overlay';
import { useStagePointer } from './use-stage-pointer';
import styles from '../../controls/stage.module.css';

const StartChoices = lazyWithRetry(
  () => import('../dialogs/template-list').then((module) => module.StartChoices),
  {
    Fallback: EmptyFallback,
    // Covers the white slide, which would flash before the choices have loaded.
    pending: <span />,
  },
);

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
        // The target of the page's skip link.
        id="content"
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
      <StartCover />
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
    if (event.ctrlKey || event.metaKey)
      zoomBy(store, wheelZoomFactor(event), { x: event.clientX, y: event.clientY });
  });
}

/** Moves the focus to an added element, so that shortcuts apply to it; to the canvas if it is removed. */
function useFocusAddedItem(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  const added = useEditorState((state) => state.addedItem);
  const count = useEditorState((state) => currentSlideOf(state.editingState.doc).elements.length);

  useEffect(() => {
    if (!added || store.getState().editingState.gesture.name !== 'idle') return;
    const element = stage.current?.querySelector<HTMLElement>(
      `[data-id="${added.id}"], [data-guide="${added.id}"]`,
    );
    element?.focus({ preventScroll: true });
  }, [added, stage, store]);

  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, [count, stage]);
}

/**
 * Tab moves through the elements in drawing order, which is reading order, and leaves the canvas after the last one.
 * Focusing an element selects it.
 */
function useTabNavigation(): (event: KeyboardEvent<HTMLElement>) => void {
  const { store } = useEditor();
  return (event) => {
    const { editingState } = store.getState();
    if (event.key !== 'Tab' || editingState.gesture.name !== 'idle') return;
    const stage = event.currentTarget;
    const ids = currentSlideOf(editingState.doc).elements.map(({ id }) => id);
    const focused = document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset['id'];
    const index = focused === undefined ? -1 : ids.indexOf(focused);
    const id = ids[index + (event.shiftKey ? -1 : 1)];
    if (id === undefined || (index < 0 && event.shiftKey)) return;
    event.preventDefault();
    stage.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus();
  };
}

const PADDING_PX = 48;

/** Fits the slide into the canvas while the zoom follows the window. */
function useZoomToFit(stage: RefObject<HTMLElement | null>): void {
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

/** Covers of the templates over the canvas of a new deck, until anything is done in it. */
function StartCover() {
  const isNew = useEditorState(
    ({ role, isBlankChosen, editingState, committedDeck }) =>
      role !== 'reader' &&
      !isBlankChosen &&
      editingState.history.past.length === 0 &&
      isUntouched(committedDeck),
  );
  const isRuled = useEditorState((state) => state.hasRulers);
  if (!isNew) return null;
  return (
    <div className={styles['start']} data-has-rulers={isRuled || undefined}>
      <StartChoices />
    </div>
  );
}

interface Pinch {
  readonly distance: number;
  readonly zoom: number;
  middle: Point;
}

/** Two fingers zoom and pan; the gesture that one of them had started is cancelled. */
function usePinchZoom(stage: RefObject<HTMLElement | null>): void {
  const { store } = useEditor();
  const fingers = useRef(new Map<number, Point>()).current;
  const pinch = useRef<Pinch>(null);
  // Captured before the canvas, which handles one pointer only.
  const options = { capture: true };

  const press = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size < 2) return;
    event.stopPropagation();
    sendGestureEvent(store, { type: 'cancel' });
    pinch.current = { ...pinchOf(fingers), zoom: store.getState().zoom };
  };
  const move = (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!pinch.current) return;
    event.stopPropagation();
    const { distance, middle } = pinchOf(fingers);
    const { zoom, distance: startDistance, middle: last } = pinch.current;
    stage.current?.scrollBy(last.x - middle.x, last.y - middle.y);
    pinch.current.middle = middle;
    setCanvasZoom(store, (zoom * distance) / startDistance, middle);
  };
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (pinch.current) event.stopPropagation();
    if (fingers.size === 0) pinch.current = null;
  };

  useEventListener(stage, 'pointerdown', press, options);
  useEventListener(stage, 'pointermove', move, options);
  useEventListener(stage, 'pointerup', lift, options);
  useEventListener(stage, 'pointercancel', lift, options);
}

/** Distance and center of the first two fingers. */
function pinchOf(fingers: ReadonlyMap<number, Point>): Pick<Pinch, 'distance' | 'middle'> {
  const [one = { x: 0, y: 0 }, two = one] = Array.from(fingers.values());
  return {
    distance: Math.max(1, Math.hypot(one.x - two.x, one.y - two.y)),
    middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
  };
}

interface Anchor {
  readonly screen: Point;
  /** Position on the slide under that point before the zoom. */
  readonly slide: Point;
}

/** Keeps one point in place while the zoom changes; a fitted slide is centered. */
function useZoomAnchor(
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
