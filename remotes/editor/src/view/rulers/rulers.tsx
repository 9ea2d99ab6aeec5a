import { newId } from '../../core/model/ids';
import { SLIDE } from '../../core/model/deck';
import { ticksBetween } from '../../core/geometry/ticks';
import type { CanvasParts } from '../../late/late';
import { useBoardPlace } from './use-board-place';
import { useGuidePull } from './use-guide-pull';
import styles from './rulers.module.css';

/** Rulers along the top and left side of the canvas, in slide pixels. For pointers only: a command adds guides, too. */
export function Rulers({ stage, board }: CanvasParts) {
  const position = useBoardPlace({ stage, board });
  const across = useGuidePull(board, () => ({ id: newId(), axis: 'y', at: 0 }));
  const down = useGuidePull(board, () => ({ id: newId(), axis: 'x', at: 0 }));
  const { left, top, width, height } = position;
  const zoom = position.slide / SLIDE.width;
  return (
    <div className={styles['rulers']} aria-hidden="true">
      <div className={`${styles['ruler']} ${styles['across']}`} {...across}>
        <Marks start={left} length={width} zoom={zoom} />
      </div>
      <div className={`${styles['ruler']} ${styles['down']}`} {...down}>
        <Marks start={top} length={height} zoom={zoom} isDown />
      </div>
    </div>
  );
}

const WIDTH = 20;

/** `start` is the slide's origin in screen pixels from the ruler's. */
function Marks({
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
  const ticks = ticksBetween(-start / zoom, (length - start) / zoom, zoom);
  const pixelAt = (at: number) => Math.round(start + at * zoom) + 0.5;
  const mark = (at: number, size: number) =>
    isDown ? `M${WIDTH - size} ${pixelAt(at)}h${size}` : `M${pixelAt(at)} ${WIDTH - size}v${size}`;
  return (
    <svg>
      <path d={ticks.map(({ at, isNumbered }) => mark(at, isNumbered ? 8 : 4)).join('')} />
      {ticks
        .filter(({ isNumbered }) => isNumbered)
        .map(({ at }) => (
          <text
            key={at}
            transform={
              isDown
                ? `translate(9 ${pixelAt(at) - 3}) rotate(-90)`
                : `translate(${pixelAt(at) + 3} 9)`
            }
          >
            {at}
          </text>
        ))}
    </svg>
  );
}
