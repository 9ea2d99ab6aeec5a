import {
  HANDLE_HIT_PX,
  handleCentersOf,
  type ResizeHandle,
  RESIZE_HANDLES,
} from '../../core/geometry/resize-box';
import styles from '../../controls/stage.module.css';

const CURSORS: Record<ResizeHandle, string> = {
  nw: 'nwse-resize',
  n: 'ns-resize',
  ne: 'nesw-resize',
  e: 'ew-resize',
  se: 'nwse-resize',
  s: 'ns-resize',
  sw: 'nesw-resize',
  w: 'ew-resize',
};

const SIDES = RESIZE_HANDLES.filter((handle) => handle.length === 1);

const KNOB_GAP_PX = 4;

/** Handles for pointers; the properties panel and shortcuts make the same changes. */
export function SelectionHandles({ width, height }: { width: number; height: number }) {
  const isCoarse = window.matchMedia('(pointer: coarse)').matches;
  const hitPx = HANDLE_HIT_PX[isCoarse ? 'coarse' : 'fine'];
  const centers = handleCentersOf({ width, height }, hitPx);
  const top = (centers.get('n')?.y ?? 0) - hitPx - KNOB_GAP_PX;
  return (
    <div aria-hidden="true">
      {SIDES.map((side) => (
        <div
          key={side}
          className={styles['side']}
          data-handle={side}
          style={{ cursor: CURSORS[side] }}
        />
      ))}
      {Array.from(centers, ([handle, { x, y }]) => (
        <div
          key={handle}
          className={styles['handle']}
          data-handle={handle}
          style={{ left: x, top: y, cursor: CURSORS[handle] }}
        />
      ))}
      <div
        className={`${styles['handle']} ${styles['knob']}`}
        data-handle="rotate"
        style={{ left: width / 2, top, cursor: 'grab' }}
      />
    </div>
  );
}
