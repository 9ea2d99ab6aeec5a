import { newId } from '../../core/model/create';
import { SLIDE_SIZE } from '../../core/model/deck-constants';
import { computeRulerTicks } from '../../core/geometry/ruler-ticks';
import { useGuideDrag } from './use-guide-drag';
import styles from './rulers.module.css';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';

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
