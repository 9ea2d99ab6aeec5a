import {
  type RefObject,
  useCallback,
  useSyncExternalStore,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { setGuide, removeGuide } from '../../core/edit/slides/guides';
import { computeRulerTicks } from '../../core/geometry/ruler-ticks';
import { newId } from '../../core/model/create';
import { SLIDE_SIZE } from '../../core/model/deck-constants';
import type { RulerGuide } from '../../core/model/schema-values';
import { useSlideSize } from '../../drawing/slide-size-context';
import { editDeck, sendGestureEvent } from '../../store/editor-actions';
import { useEditorState, useEditor } from '../../store/editor-context';
import { toPointerState } from '../stage/use-stage-pointer';
import styles from './rulers.module.css';

interface CanvasRefs {
  readonly stage: RefObject<HTMLElement | null>;
  readonly board: RefObject<HTMLElement | null>;
}

/** Rulers along the top and left side of the canvas, in slide pixels. For pointers only: a command adds guides, too. */
export function Rulers({ stage, board }: CanvasRefs) {
  const position = useBoardPosition({ stage, board });
  const across = useGuideDrag(board, () => ({ id: newId(), axis: 'y', position: 0 }));
  const down = useGuideDrag(board, () => ({ id: newId(), axis: 'x', position: 0 }));
  const { left, top, width, height } = position;
  const zoom = position.slide / SLIDE_SIZE.width;
  return (
    <div className={styles['rulers']} aria-hidden="true">
      <div className={`${styles['ruler']} ${styles['across']}`} {...across}>
        <RulerMarks start={left} length={width} zoom={zoom} />
      </div>
      <div className={`${styles['ruler']} ${styles['down']}`} {...down}>
        <RulerMarks start={top} length={height} zoom={zoom} isDown />
      </div>
    </div>
  );
}

const RULER_WIDTH_PX = 20;

/** `start` is the slide's origin in screen pixels from the ruler's. */
function RulerMarks({
  start,
  length,
  zoom,
  isDown = false,
}: {
  start: number;
  length: number;
  zoom: number;
  isDown?: boolean;
}) {
  if (zoom <= 0) return null;
  const ticks = computeRulerTicks(-start / zoom, (length - start) / zoom, zoom);
  const pixelAt = (at: number) => Math.round(start + at * zoom) + 0.5;
  const mark = (at: number, size: number) =>
    isDown
      ? `M${RULER_WIDTH_PX - size} ${pixelAt(at)}h${size}`
      : `M${pixelAt(at)} ${RULER_WIDTH_PX - size}v${size}`;
  return (
    <svg>
      <path
        d={ticks.map(({ position, isNumbered }) => mark(position, isNumbered ? 8 : 4)).join('')}
      />
      {ticks
        .filter(({ isNumbered }) => isNumbered)
        .map(({ position }) => (
          <text
            key={position}
            transform={
              isDown
                ? `translate(9 ${pixelAt(position) - 3}) rotate(-90)`
                : `translate(${pixelAt(position) + 3} 9)`
            }
          >
            {position}
          </text>
        ))}
    </svg>
  );
}

/** Position and size of the slide in the canvas, updated on scroll, resize and zoom. */
function useBoardPosition({ stage, board }: CanvasRefs) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = stage.current;
      const observer = new ResizeObserver(onChange);
      if (element) observer.observe(element);
      if (board.current) observer.observe(board.current);
      element?.addEventListener('scroll', onChange, { passive: true });
      return () => {
        observer.disconnect();
        element?.removeEventListener('scroll', onChange);
      };
    },
    [stage, board],
  );
  const measured = useSyncExternalStore(subscribe, () => {
    const [canvas, slide] = [stage.current, board.current?.getBoundingClientRect()];
    const origin = canvas?.getBoundingClientRect();
    if (!canvas || !slide || !origin) return '';
    const offsets = [slide.left - origin.left, slide.top - origin.top, slide.width];
    return [...offsets, canvas.clientWidth, canvas.clientHeight].join(' ');
  });
  const [left = 0, top = 0, slide = 0, width = 0, height = 0] = measured.split(' ').map(Number);
  return { left, top, slide, width, height };
}

/** Drags a guide by the element these handlers are set on: the guide, or its ruler. */
function useGuideDrag(board: RefObject<HTMLElement | null>, getGuide: () => RulerGuide) {
  const { store } = useEditor();
  const findStage = () => board.current?.closest<HTMLElement>('[data-region]');

  function sendPointer(event: PointerEvent, type: 'move' | 'up'): void {
    event.stopPropagation();
    const { zoom, editingState } = store.getState();
    if (board.current && editingState.gesture.name !== 'idle')
      sendGestureEvent(store, { type, pointer: toPointerState(event, board.current, zoom) });
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      const stage = findStage();
      if (event.button > 0 || !board.current || !stage) return;
      event.stopPropagation();
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus({ preventScroll: true });
      const guide = getGuide();
      const { left, top } = stage.getBoundingClientRect();
      const target = { kind: 'guide', guide, edge: guide.axis === 'x' ? left : top } as const;
      const pointer = toPointerState(event, board.current, store.getState().zoom);
      sendGestureEvent(store, { type: 'down', target, pointer });
    },
    onPointerMove: (event: PointerEvent) => sendPointer(event, 'move'),
    onPointerUp(event: PointerEvent): void {
      const { gesture } = store.getState().editingState;
      sendPointer(event, 'up');
      if (gesture.name !== 'moving-guide') return;
      const { id } = gesture.guide;
      const hasGuide = store
        .getState()
        .editingState.doc.deck.guides.some((guide) => guide.id === id);
      if (hasGuide) store.setState({ addedItem: { id } });
      else findStage()?.focus({ preventScroll: true });
    },
    onPointerCancel: () => sendGestureEvent(store, { type: 'cancel' }),
  };
}

/** Guides of the deck, on every slide. A guide dragged back into its ruler fades until it is released. */
export function RulerGuides({ zoom }: { zoom: number }) {
  const corner = useRef<HTMLDivElement>(null);
  const guides = useEditorState(({ editingState }) => editingState.doc.deck.guides);
  const dragged = useEditorState(({ editingState: { gesture } }) =>
    gesture.name === 'moving-guide' ? gesture.guide : null,
  );
  const removed = dragged && guides.every(({ id }) => id !== dragged.id) ? dragged : null;
  return (
    <div ref={corner} className={styles['guides']}>
      {(removed ? [...guides, removed] : guides).map((guide) => (
        <GuideLine
          key={guide.id}
          guide={guide}
          zoom={zoom}
          corner={corner}
          isFading={guide === removed}
          isDragged={guide.id === dragged?.id}
        />
      ))}
    </div>
  );
}

const GUIDE_LABELS = {
  x: { label: 'Vertical guide', from: 'from the left' },
  y: { label: 'Horizontal guide', from: 'from the top' },
} as const;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

const LENGTHS = { x: 'width', y: 'height' } as const;

const OVERHANG_PX = 48;

/** Guide that is dragged by pointer, moved by arrow keys and removed by Delete. */
function GuideLine({
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
  const dragHandlers = useGuideDrag(corner, () => guide);
  /** Consecutive key presses on one guide are one undo step. */
  const isStepping = useRef(false);
  const { id, axis, position } = guide;
  const size = useSlideSize();

  function move(to: number): void {
    editDeck(store, 'Move guide', (doc) => setGuide(doc, { ...guide, position: to }), {
      shouldMerge: isStepping.current,
    });
    isStepping.current = true;
  }

  /** Other keys stay editor shortcuts, except Tab, which the canvas handles for elements. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey } = event;
    if (key === 'Tab') return event.stopPropagation();
    const ends: Readonly<Record<string, number>> = { Home: 0, End: size[LENGTHS[axis]] };
    const step = STEPS[key];
    const to = step === undefined ? ends[key] : position + step * (shiftKey ? 10 : 1);
    const isRemoved = key === 'Delete' || key === 'Backspace';
    if (to === undefined && !isRemoved && key !== 'Escape') return;
    event.preventDefault();
    if (to !== undefined) return move(to);
    event.currentTarget.closest<HTMLElement>('[data-region]')?.focus({ preventScroll: true });
    if (isRemoved) editDeck(store, 'Remove guide', (doc) => removeGuide(doc, id));
  }

  return (
    <div
      className={`${styles['line']} ${styles[axis]}`}
      role="slider"
      tabIndex={0}
      data-guide={id}
      data-removing={isFading || undefined}
      data-dragging={isDragged || undefined}
      aria-label={GUIDE_LABELS[axis].label}
      aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={size[LENGTHS[axis]]}
      aria-valuenow={position}
      aria-valuetext={`${position} ${GUIDE_LABELS[axis].from}`}
      style={guideStyleOf(guide, zoom, size)}
      onKeyDown={onKeyDown}
      onBlur={() => (isStepping.current = false)}
      {...dragHandlers}
    >
      <span className={styles['place']}>{position}</span>
    </div>
  );
}

/** Extends beyond the slide on both sides, to look distinct from its elements. */
function guideStyleOf(
  { axis, position }: RulerGuide,
  zoom: number,
  size: { readonly width: number; readonly height: number },
) {
  return axis === 'x'
    ? {
        height: size.height * zoom + 2 * OVERHANG_PX,
        transform: `translateX(${position * zoom}px)`,
      }
    : {
        width: size.width * zoom + 2 * OVERHANG_PX,
        transform: `translateY(${position * zoom}px)`,
      };
}
