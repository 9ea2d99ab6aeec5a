import { type TouchEvent, useRef, useState } from 'react';
import { goToSlide } from '../../core/edit/slides';
import type { Slide } from '../../core/model/deck';
import { setWork } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { SlideView } from '../slide/slide-view';
import { LiveLinks } from '../slide/words';
import { PresenterWindow } from './presenter-window';
import { useAwake } from './use-awake';
import { useShowKeys } from './use-show-keys';
import { useWholeScreen } from './use-whole-screen';
import styles from './present.module.css';

const SWIPE = 50;

export function Screen({ first, hasPresenter }: { first: number; hasPresenter: boolean }) {
  const { store } = useEditor();
  const slides = useEditorState((state) => state.settled.slides);
  const [{ index, before, isBlank }, setPosition] = useState<Place>(at(first));
  const [hasWindow, setHasWindow] = useState(hasPresenter);
  const screen = useRef<HTMLDivElement>(null);
  const visible = slides.flatMap((slide, place) => (slide.hidden ? [] : [place]));
  const slide = slides[index];
  const positionLabel = `Slide ${visible.indexOf(index) + 1} of ${visible.length}`;

  function stop(): void {
    const { work } = store.getState();
    if (slide) setWork(store, { ...work, doc: goToSlide(work.doc, slide.id) });
    store.setState({ presenting: null });
  }

  /** Skips hidden slides and stops at both ends. */
  function advance(steps: number): void {
    const next = Math.min(visible.length - 1, Math.max(0, visible.indexOf(index) + steps));
    const to = visible[next] ?? index;
    // Transitions play only when advancing by one slide.
    const hasTransition = steps === 1 && to !== index && !isBlank;
    setPosition({ ...at(to), before: hasTransition ? index : null });
  }

  const pointerHandlers = { ...useSwipe(advance), ...useAwake() };
  const { scale, fill } = useWholeScreen(screen, stop);
  const key = useShowKeys({
    go: advance,
    jump: (number) =>
      setPosition(at(visible[Math.min(visible.length, Math.max(1, number)) - 1] ?? index)),
    blank: () => setPosition({ ...at(index), isBlank: !isBlank }),
    presenter: () => setHasWindow(true),
    fill,
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
      {slide && !isBlank && <Sheet slide={slide} before={slides[before ?? -1]} scale={scale} />}
      <p className="ui-hidden" role="status">
        {isBlank ? 'The screen is black' : positionLabel}
      </p>
      <ShowBar onBack={() => advance(-1)} onNext={() => advance(1)} onStop={stop} />
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

interface Place {
  readonly index: number;
  /** Slide that the transition comes from; null without a transition. */
  readonly before: number | null;
  readonly isBlank: boolean;
}

function at(index: number): Place {
  return { index, before: null, isBlank: false };
}

/** Current slide, over the previous one during a transition. */
function Sheet({
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
      className={styles['sheet']}
      style={{ transform: `scale(${scale})` }}
      data-transition={hasTransition ? transition : undefined}
    >
      {hasTransition && (
        <div aria-hidden="true" inert>
          <SlideView slide={before} />
        </div>
      )}
      <div key={slide.id} className={styles['coming']}>
        <LiveLinks value={true}>
          <SlideView slide={slide} />
        </LiveLinks>
      </div>
      {hasTransition && <div key={`veil ${slide.id}`} className={styles['veil']} />}
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
      if (Math.abs(deltaX) < SWIPE) return;
      event.preventDefault();
      advance(deltaX < 0 ? 1 : -1);
    },
  };
}

/** Buttons for mouse and touch, shown while the pointer moves. */
function ShowBar(actions: { onBack: () => void; onNext: () => void; onStop: () => void }) {
  const buttons = [
    ['Previous slide', '‹', actions.onBack],
    ['Next slide', '›', actions.onNext],
    ['End the show', '×', actions.onStop],
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
