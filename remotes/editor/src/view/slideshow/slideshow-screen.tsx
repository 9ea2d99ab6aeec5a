import { type TouchEvent, useMemo, useRef, useState, useEffect } from 'react';
import { goToSlide } from '../../core/edit/slides/slides';
import type { Slide } from '../../core/model/deck-schema';
import { setEditingState } from '../../store/editor-actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { finishSlides } from '../../film/open-findings';
import type { EditorStore } from '../../store/editor-store';
import { SlideView } from '../slide/slide-view';
import { PlaybackContext } from '../../elements/image/clip-player';
import { LinksEnabledContext } from '../../elements/text/rich-text-view';
import { PresenterWindow } from './presenter-window';
import { IDLE_MS, MIN_SWIPE_PX } from '../../drawing/slideshow-controls';
import { useSlideshowKeys } from './use-slideshow-keys';
import { useFullscreen } from './use-fullscreen';
import { useSlideshowEntry } from './use-slideshow-entry';
import styles from './slideshow.module.css';
import transitions from '../../drawing/transitions.module.css';

export function SlideshowScreen({ first, hasPresenter }: { first: number; hasPresenter: boolean }) {
  const { store } = useEditor();
  const slides = useFinishedSlides();
  const [{ index, previousIndex, isBlank }, setPosition] = useState<SlideshowPosition>(
    positionAt(first),
  );
  const [hasWindow, setHasWindow] = useState(hasPresenter);
  const screen = useRef<HTMLDivElement>(null);
  const visible = slides.flatMap((slide, place) => (slide.hidden ? [] : [place]));
  const slide = slides[index];
  const positionLabel = `Slide ${visible.indexOf(index) + 1} of ${visible.length}`;

  const stop = useSlideshowEntry(() => closeSlideshow(store, slide));
  const advance = (steps: number) =>
    setPosition((position) => positionAfter(position, visible, steps));

  const pointerHandlers = { ...useSwipe(advance), ...usePointerActivity() };
  const { scale, fill: requestFullscreen } = useFullscreen(
    screen,
    stop,
    `${index} ${String(isBlank)}`,
  );
  const key = useSlideshowKeys({
    advance,
    jumpTo: (number) =>
      setPosition(positionAt(visible[Math.min(visible.length, Math.max(1, number)) - 1] ?? index)),
    toggleBlank: () => setPosition({ ...positionAt(index), isBlank: !isBlank }),
    openPresenterWindow: () => setHasWindow(true),
    requestFullscreen,
    stop,
  });

  return (
    <div
      ref={screen}
      className={styles['screen']}
      role="dialog"
      aria-modal="true"
      aria-label={`Presenting. ${positionLabel}`}
      tabIndex={-1}
      onKeyDown={key}
      onClick={() => advance(1)}
      {...pointerHandlers}
    >
      {slide && !isBlank && (
        <TransitioningSlide slide={slide} before={slides[previousIndex ?? -1]} scale={scale} />
      )}
      <p className="ui-hidden" role="status">
        {isBlank ? 'The screen is black' : positionLabel}
      </p>
      <SlideshowBar onBack={() => advance(-1)} onNext={() => advance(1)} onStop={stop} />
      {hasWindow && (
        <PresenterWindow
          slide={slide}
          next={slides[visible[visible.indexOf(index) + 1] ?? -1]}
          position={positionLabel}
          onKey={key}
          onClose={() => setHasWindow(false)}
        />
      )}
    </div>
  );
}

function useFinishedSlides(): readonly Slide[] {
  const slides = useEditorState((state) => state.committedDeck.slides);
  return useMemo(() => finishSlides(slides), [slides]);
}

/** Returns to the editor at the slide that was shown last. */
function closeSlideshow(store: EditorStore, slide: Slide | undefined): void {
  const { editingState } = store.getState();
  if (slide)
    setEditingState(store, { ...editingState, doc: goToSlide(editingState.doc, slide.id) });
  store.setState({ slideshow: null });
}

interface SlideshowPosition {
  readonly index: number;
  /** Slide that the transition comes from; null without a transition. */
  readonly previousIndex: number | null;
  readonly isBlank: boolean;
}

function positionAt(index: number): SlideshowPosition {
  return { index, previousIndex: null, isBlank: false };
}

/** Skips hidden slides and stops at both ends. */
function positionAfter(
  { index, isBlank }: SlideshowPosition,
  visible: readonly number[],
  steps: number,
): SlideshowPosition {
  const next = Math.min(visible.length - 1, Math.max(0, visible.indexOf(index) + steps));
  const to = visible[next] ?? index;
  // Transitions play only when advancing by one slide.
  const hasTransition = steps === 1 && to !== index && !isBlank;
  return { ...positionAt(to), previousIndex: hasTransition ? index : null };
}

/** Current slide, over the previous one during a transition. */
function TransitioningSlide({
  slide,
  before,
  scale,
}: {
  slide: Slide;
  before: Slide | undefined;
  scale: number;
}) {
  const { transition } = slide;
  const hasTransition = before !== undefined && transition !== 'cut';
  return (
    <div
      className={`${styles['sheet']} ${transitions['sheet']}`}
      style={{ transform: `scale(${scale})` }}
      data-transition={hasTransition ? transition : undefined}
    >
      {hasTransition && (
        <div aria-hidden="true" inert>
          <SlideView slide={before} />
        </div>
      )}
      <div key={slide.id} className={transitions['entering']}>
        <LinksEnabledContext value={true}>
          <PlaybackContext value={true}>
            <SlideView slide={slide} />
          </PlaybackContext>
        </LinksEnabledContext>
      </div>
      {hasTransition && (
        <div key={`overlay ${slide.id}`} className={transitions['transitionOverlay']} />
      )}
    </div>
  );
}

/** Swipe left advances, swipe right goes back; a tap is a click. */
function useSwipe(advance: (steps: number) => void) {
  const startX = useRef(0);
  return {
    onTouchStart(event: TouchEvent) {
      startX.current = event.touches[0]?.clientX ?? 0;
    },
    onTouchEnd(event: TouchEvent) {
      const deltaX = (event.changedTouches[0]?.clientX ?? 0) - startX.current;
      if (Math.abs(deltaX) < MIN_SWIPE_PX) return;
      if (event.cancelable) event.preventDefault();
      advance(deltaX < 0 ? 1 : -1);
    },
  };
}

/** Buttons for mouse and touch, shown while the pointer moves. */
function SlideshowBar(actions: { onBack: () => void; onNext: () => void; onStop: () => void }) {
  const buttons = [
    ['Previous slide', '‹', actions.onBack],
    ['Next slide', '›', actions.onNext],
    ['End presentation', '×', actions.onStop],
  ] as const;
  return (
    <div className={styles['bar']}>
      {buttons.map(([label, sign, action]) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          onClick={(event) => {
            event.stopPropagation();
            action();
          }}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

/** Marks the slideshow while the pointer is moving; its buttons show meanwhile. */
function usePointerActivity() {
  const [movedAt, setMovedAt] = useState(0);
  useEffect(() => {
    if (movedAt === 0) return;
    const timer = setTimeout(() => setMovedAt(0), IDLE_MS);
    return () => clearTimeout(timer);
  }, [movedAt]);
  const recordMove = () => setMovedAt(performance.now());
  return {
    'data-pointer-active': movedAt > 0 || undefined,
    onPointerMove: recordMove,
    onPointerDown: recordMove,
  };
}
