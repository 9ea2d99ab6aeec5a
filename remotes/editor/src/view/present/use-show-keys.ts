import { useRef } from 'react';

interface ShowActions {
  readonly go: (steps: number) => void;
  readonly jump: (slideNumber: number) => void;
  readonly blank: () => void;
  readonly presenter: () => void;
  readonly fill: () => void;
  readonly stop: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ' ': 1,
  n: 1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  p: -1,
  PageUp: -1,
  Backspace: -1,
  Home: -1000,
  End: 1000,
};

interface Key {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly preventDefault: () => void;
  readonly stopPropagation: () => void;
}

/** Keys that every presentation program has. Digits and Enter jump to a slide. */
export function useShowKeys(actions: ShowActions): (event: Key) => void {
  const digits = useRef('');
  return (event) => {
    event.stopPropagation();
    const { key } = event;
    if (isPress(event)) return;
    if (/^\d$/.test(key)) {
      digits.current += key;
      return;
    }
    const slideNumber = Number(digits.current);
    digits.current = '';
    const step = STEPS[key.length === 1 ? key.toLowerCase() : key];
    const actionsByKey: Readonly<Record<string, () => void>> = {
      Enter: () => (slideNumber > 0 ? actions.jump(slideNumber) : actions.go(1)),
      b: actions.blank,
      '.': actions.blank,
      s: actions.presenter,
      f: actions.fill,
      Escape: actions.stop,
    };
    const action = step === undefined ? actionsByKey[key] : () => actions.go(step);
    if (!action) return;
    event.preventDefault();
    action();
  };
}

/** Enter and Space press a focused button; Enter follows a focused link. */
function isPress({ key, target }: Key): boolean {
  const control = (target as Element | null)?.closest('button, a[href]') ?? null;
  if (control === null) return false;
  return key === 'Enter' || (key === ' ' && control.matches('button'));
}
