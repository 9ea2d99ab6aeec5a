import { useRef, useState } from 'react';
import { goToSlide } from '../../core/edit/slides';
import { setWork } from '../../store/actions';
import { useEditor, useEditorState } from '../../store/editor-context';
import { SlideView } from '../slide/slide-view';
import { PresenterWindow } from './presenter-window';
import { useShowKeys } from './use-show-keys';
import { useWholeScreen } from './use-whole-screen';
import styles from './present.module.css';

const SWIPE = 50;

export function Screen({ first, hasPresenter }: { first: number; hasPresenter: boolean }) {
  const { store } = useEditor();
  const slides = useEditorState((state) => state.settled.slides);
  const [index, setIndex] = useState(first);
  const [isBlank, setIsBlank] = useState(false);
  const [hasWindow, setHasWindow] = useState(hasPresenter);
  const screen = useRef<HTMLDivElement>(null);
  const touchX = useRef<number | null>(null);
  const shown = slides.flatMap((slide, place) => (slide.hidden ? [] : [place]));
  const slide = slides[index];

  function stop(): void {
    const { work } = store.getState();
    if (slide) setWork(store, { ...work, doc: goToSlide(work.doc, slide.id) });
    store.setState({ presenting: null });
  }

  /** Hidden slides are passed over; `steps` past the end stay at the end. */
  function go(steps: number): void {
    setIsBlank(false);
    const next = Math.min(shown.length - 1, Math.max(0, shown.indexOf(index) + steps));
    setIndex(shown[next] ?? index);
  }

  const { scale, fill } = useWholeScreen(screen, stop);
  const key = useShowKeys({
    go,
    jump: (place) => setIndex(shown[Math.min(shown.length, Math.max(1, place)) - 1] ?? index),
    blank: () => setIsBlank(!isBlank),
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
      aria-label={`Presenting slide ${shown.indexOf(index) + 1} of ${shown.length}`}
      tabIndex={-1}
      onKeyDown={key}
      onClick={() => go(1)}
      onTouchStart={(event) => {
        touchX.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - (touchX.current ?? 0);
        if (Math.abs(moved) < SWIPE) return;
        event.preventDefault();
        go(moved < 0 ? 1 : -1);
      }}
    >
      {slide && !isBlank && (
        <div className={styles['sheet']} style={{ transform: `scale(${scale})` }}>
          <SlideView slide={slide} />
        </div>
      )}
      <p className="ui-hidden" role="status">
        {isBlank ? 'The screen is black' : `Slide ${shown.indexOf(index) + 1} of ${shown.length}`}
      </p>
      <ShowBar onBack={() => go(-1)} onNext={() => go(1)} onStop={stop} />
      {hasWindow && (
        <PresenterWindow
          slide={slide}
          next={slides[shown[shown.indexOf(index) + 1] ?? -1]}
          place={`${shown.indexOf(index) + 1} / ${shown.length}`}
          onKey={key}
          onClose={() => setHasWindow(false)}
        />
      )}
    </div>
  );
}

/** For a mouse or a finger: what the keys do, shown when the pointer moves. */
function ShowBar(actions: { onBack: () => void; onNext: () => void; onStop: () => void }) {
  const buttons = [
    ['Previous slide', '‹', actions.onBack],
    ['Next slide', '›', actions.onNext],
    ['End the show', '×', actions.onStop],
  ] as const;
  return (
    <div className={styles['bar']}>
      {buttons.map(([label, sign, act]) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          onClick={(event) => {
            event.stopPropagation();
            act();
          }}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
