import { useRef } from 'react';
import { SLIDESHOW_STEPS } from '../../drawing/slideshow-controls';

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
export function useSlideshowKeys(actions: SlideshowActions): (event: KeyPress) => void {
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

const VIDEO_KEYS = ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** Enter and Space press a focused button; Enter follows a focused link; a focused video plays, pauses and winds. */
function isButtonPress({ key, target }: KeyPress): boolean {
  const control = (target as Element | null)?.closest('button, a[href], video') ?? null;
  if (control === null) return false;
  if (control.matches('video')) return VIDEO_KEYS.includes(key);
  return key === 'Enter' || (key === ' ' && control.matches('button'));
}
