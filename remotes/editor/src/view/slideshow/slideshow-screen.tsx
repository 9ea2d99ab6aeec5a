import {
  type TouchEvent,
  useRef,
  useState,
  useEffect,
  type RefObject,
  useLayoutEffect,
} from 'react';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { type DeckTerm, slidePositionOf, deckTermOf } from '../../core/amounts/deck-terms';
import type { Slide } from '../../core/model/deck-schema';
import { useSlideSize } from '../../drawing/slide-size-context';
import { IDLE_MS, MIN_SWIPE_PX, SLIDESHOW_STEPS } from '../../drawing/slideshow-controls';
import { PlaybackContext } from '../../elements/image/image-layers';
import { LinksEnabledContext } from '../../elements/text/rich-text-view';
import { SlideView } from '../slide/slide-view';
import { useEventListener } from '../use-event-listener';
import { PresenterWindow } from './presenter-window';
import { useSlideshowEntry } from './use-slideshow-entry';
import styles from './slideshow.module.css';
import transitions from '../../drawing/transitions.module.css';

const VIDEO_KEYS = ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

interface SlideshowScreenProps {
  readonly slides: readonly Slide[];
  /** Index of the slide that is shown first. */
  readonly first: number;
  /** Language of labels. */
  readonly language: DeckLanguage;
  /** Whether the presenter window is open at the start; undefined if it cannot be opened, because there are no notes. */
  readonly hasPresenter?: boolean;
  /** Called with the slide that was shown last. */
  readonly onStop: (slide: Slide | undefined) => void;
}

/** Shows slides one at a time. */
export function SlideshowScreen(props: SlideshowScreenProps) {
  const { slides, language, hasPresenter, onStop } = props;
  const { position, visible, advance, jumpTo, toggleBlank } = useSlideshowPosition(props);
  const { index, previousIndex, isBlank } = position;
  const [hasWindow, setHasWindow] = useState(hasPresenter === true);
  const screen = useRef<HTMLDivElement>(null);
  const slide = slides[index];
  const positionLabel = slidePositionOf(language, visible.indexOf(index) + 1, visible.length);
  const stop = useSlideshowEntry(() => onStop(slide));

  const pointerHandlers = { ...useSwipe(advance), ...usePointerActivity() };
  const { scale, fill: requestFullscreen } = useFullscreen(
    screen,
    stop,
    `${index} ${String(isBlank)}`,
  );
  const key = useSlideshowKeys({
    advance,
    jumpTo,
    toggleBlank,
    openPresenterWindow: hasPresenter === undefined ? undefined : () => setHasWindow(true),
    requestFullscreen,
    stop,
  });

  return (
    <div
      ref={screen}
      className={styles['screen']}
      role="dialog"
      aria-modal="true"
      aria-label={`${deckTermOf(language, 'Presenting')}. ${positionLabel}`}
      tabIndex={-1}
      onKeyDown={key}
      onClick={() => advance(1)}
      {...pointerHandlers}
    >
      {slide && !isBlank && (
        <TransitioningSlide {...{ slide, scale, language }} before={slides[previousIndex ?? -1]} />
      )}
      <p className="ui-hidden" role="status">
        {isBlank ? deckTermOf(language, 'The screen is black') : positionLabel}
      </p>
      <SlideshowBar
        language={language}
        onBack={() => advance(-1)}
        onNext={() => advance(1)}
        onStop={stop}
      />
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

interface SlideshowPosition {
  readonly index: number;
  /** Slide that the transition comes from; null without a transition. */
  readonly previousIndex: number | null;
  readonly isBlank: boolean;
}

/** `visible`: indexes of the slides that are not hidden, which numbers count. */
function useSlideshowPosition({ slides, first }: SlideshowScreenProps) {
  const [position, setPosition] = useState<SlideshowPosition>(positionAt(first));
  const visible = slides.flatMap((slide, place) => (slide.hidden ? [] : [place]));
  const { index, isBlank } = position;
  return {
    position,
    visible,
    advance: (steps: number) => setPosition((current) => positionAfter(current, visible, steps)),
    jumpTo: (number: number) =>
      setPosition(positionAt(visible[Math.min(visible.length, Math.max(1, number)) - 1] ?? index)),
    toggleBlank: () => setPosition({ ...positionAt(index), isBlank: !isBlank }),
  };
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
  language,
}: {
  slide: Slide;
  before: Slide | undefined;
  scale: number;
  language: DeckLanguage;
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
          <PlaybackContext value={language}>
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
function SlideshowBar({
  language,
  ...actions
}: {
  language: DeckLanguage;
  onBack: () => void;
  onNext: () => void;
  onStop: () => void;
}) {
  const buttons: readonly (readonly [DeckTerm, string, () => void])[] = [
    ['Previous slide', '‹', actions.onBack],
    ['Next slide', '›', actions.onNext],
    ['End presentation', '×', actions.onStop],
  ];
  return (
    <div className={styles['bar']}>
      {buttons.map(([label, sign, action]) => (
        <button
          key={label}
          type="button"
          aria-label={deckTermOf(language, label)}
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

interface SlideshowActions {
  readonly advance: (steps: number) => void;
  readonly jumpTo: (slideNumber: number) => void;
  readonly toggleBlank: () => void;
  /** Undefined where there are no notes to show. */
  readonly openPresenterWindow: (() => void) | undefined;
  readonly requestFullscreen: () => void;
  readonly stop: () => void;
}

interface KeyPress {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/** Keys that every presentation program has. Digits and Enter jump to a slide. */
function useSlideshowKeys(actions: SlideshowActions): (event: KeyPress) => void {
  const digits = useRef('');
  return (event) => {
    event.stopPropagation();
    const { key } = event;
    if (isButtonPress(event)) return;
    if (/^\d$/.test(key)) {
      digits.current += key;
      return;
    }
    const slideNumber = Number(digits.current);
    digits.current = '';
    const step = SLIDESHOW_STEPS[key.length === 1 ? key.toLowerCase() : key];
    const actionsByKey: Readonly<Record<string, (() => void) | undefined>> = {
      Enter: () => (slideNumber > 0 ? actions.jumpTo(slideNumber) : actions.advance(1)),
      b: actions.toggleBlank,
      '.': actions.toggleBlank,
      s: actions.openPresenterWindow,
      f: actions.requestFullscreen,
      Escape: actions.stop,
    };
    const action = step === undefined ? actionsByKey[key] : () => actions.advance(step);
    if (!action) return;
    event.preventDefault();
    action();
  };
}

/** Enter and Space press a focused button; Enter follows a focused link; a focused video plays, pauses and winds. */
function isButtonPress({ key, target }: KeyPress): boolean {
  const control = (target as Element | null)?.closest('button, a[href], video') ?? null;
  if (control === null) return false;
  if (control.matches('video')) return VIDEO_KEYS.includes(key);
  return key === 'Enter' || (key === ' ' && control.matches('button'));
}

/**
 * Requests full screen and a wake lock, and scales the slide; leaving full screen ends the slideshow. `content`
 * identifies what is shown.
 */
function useFullscreen(
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
