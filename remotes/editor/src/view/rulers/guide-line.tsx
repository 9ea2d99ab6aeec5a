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

/** Guide that is dragged by pointer, moved by arrow keys and removed by Delete. */
export function GuideLine({
  guide,
  zoom,
  corner,
  isFading,
  isDragged,
}: {
  guide: RulerGuide;
  zoom: number;
  /** Element at the slide's top left corner. */
  corner: RefObject<HTMLElement | null>;
  isFading: boolean;
  isDragged: boolean;
}) {
  const { store } = useEditor();
  const dragHandlers = useGuidePull(corner, () => guide);
  /** Consecutive key presses on one guide are one undo step. */
  const isStepping = useRef(false);
  const { id, axis, at } = guide;

  function move(to: number): void {
    edit(store, 'Move guide', (doc) => putGuide(doc, { ...guide, at: to }), {
      merges: isStepping.current,
    });
    isStepping.current = true;
  }

  /** Other keys stay editor shortcuts, except Tab, which the canvas handles for elements. */
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
      data-gone={isFading || undefined}
      data-pulled={isDragged || undefined}
      aria-label={WORDS[axis].label}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={EXTENT[axis]}
      aria-valuenow={at}
      aria-valuetext={`${at} ${WORDS[axis].from}`}
      style={placed(guide, zoom)}
      onKeyDown={onKeyDown}
      onBlur={() => (isStepping.current = false)}
      {...dragHandlers}
    >
      <span className={styles['place']}>{at}</span>
    </div>
  );
}

/** Extends beyond the slide on both sides, to look distinct from its elements. */
function placed({ axis, at }: RulerGuide, zoom: number) {
  return axis === 'x'
    ? { height: SLIDE.height * zoom + 2 * BEYOND, transform: `translateX(${at * zoom}px)` }
    : { width: SLIDE.width * zoom + 2 * BEYOND, transform: `translateY(${at * zoom}px)` };
}
