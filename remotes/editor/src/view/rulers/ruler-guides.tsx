import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useEditorState, useEditor } from '../../store/editor-context';
import styles from './rulers.module.css';
import { setGuide, removeGuide } from '../../core/edit/slides/guides';
import type { RulerGuide } from '../../core/model/schema-values';
import { editDeck } from '../../store/editor-actions';
import { useGuideDrag } from './use-guide-drag';
import { useSlideSize } from '../../drawing/slide-size-context';

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
