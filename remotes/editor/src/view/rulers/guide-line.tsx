import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { EXTENT, putGuide, removeGuide } from '../../core/edit/guides';
import { SLIDE } from '../../core/model/deck';
import type { RulerGuide } from '../../core/model/guide';
import { edit } from '../../store/actions';
import { useEditor } from '../../store/editor-context';
import { useGuidePull } from './use-guide-pull';
import styles from './rulers.module.css';

const WORDS = {
  x: { label: 'Vertical guide', from: 'from the left' },
  y: { label: 'Horizontal guide', from: 'from the top' },
} as const;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

const BEYOND = 48;

/** One guide: pulled by the pointer, moved by the arrow keys, taken away by Delete. */
export function GuideLine({
  guide,
  zoom,
  corner,
  isGone,
  isPulled,
}: {
  guide: RulerGuide;
  zoom: number;
  /** Where the slide's left upper corner is. */
  corner: RefObject<HTMLElement | null>;
  isGone: boolean;
  isPulled: boolean;
}) {
  const { store } = useEditor();
  const pull = useGuidePull(corner, () => guide);
  /** Keys that follow one another on one guide are one step of the history. */
  const isStepping = useRef(false);
  const { id, axis, at } = guide;

  function move(to: number): void {
    edit(store, 'Move guide', (doc) => putGuide(doc, { ...guide, at: to }), {
      merges: isStepping.current,
    });
    isStepping.current = true;
  }

  /** What is no key of the guide stays a key of the editor, except for Tab: the canvas has its own. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey } = event;
    if (key === 'Tab') return event.stopPropagation();
    const ends: Readonly<Record<string, number>> = { Home: 0, End: EXTENT[axis] };
    const step = STEPS[key];
    const to = step === undefined ? ends[key] : at + step * (shiftKey ? 10 : 1);
    const isRemoved = key === 'Delete' || key === 'Backspace';
    if (to === undefined && !isRemoved && key !== 'Escape') return;
    event.preventDefault();
    if (to !== undefined) return move(to);
    event.currentTarget.closest<HTMLElement>('[data-region]')?.focus({ preventScroll: true });
    if (isRemoved) edit(store, 'Remove guide', (doc) => removeGuide(doc, id));
  }

  return (
    <div
      className={`${styles['line']} ${styles[axis]}`}
      role="slider"
      tabIndex={0}
      data-guide={id}
      data-gone={isGone || undefined}
      data-pulled={isPulled || undefined}
      aria-label={WORDS[axis].label}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={EXTENT[axis]}
      aria-valuenow={at}
      aria-valuetext={`${at} ${WORDS[axis].from}`}
      style={placed(guide, zoom)}
      onKeyDown={onKeyDown}
      onBlur={() => (isStepping.current = false)}
      {...pull}
    >
      <span className={styles['place']}>{at}</span>
    </div>
  );
}

/** Beyond the slide on both sides, so that it is seen to be no part of it. */
function placed({ axis, at }: RulerGuide, zoom: number) {
  return axis === 'x'
    ? { height: SLIDE.height * zoom + 2 * BEYOND, transform: `translateX(${at * zoom}px)` }
    : { width: SLIDE.width * zoom + 2 * BEYOND, transform: `translateY(${at * zoom}px)` };
}
