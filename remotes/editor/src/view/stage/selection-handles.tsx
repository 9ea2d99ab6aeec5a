import {
  type ResizeHandle,
  RESIZE_HANDLES,
  handleDirectionOf,
} from '../../core/geometry/resize-box';
import styles from './stage.module.css';

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

const KNOB_DISTANCE_PX = 28;

/** Handles for pointers; the properties panel and shortcuts make the same changes. */
export function SelectionHandles({ width, height }: { width: number; height: number }) {
  return (
    <div aria-hidden="true">
      {listVisibleHandles(width, height).map((handle) => {
        const direction = handleDirectionOf(handle);
        return (
          <div
            key={handle}
            className={styles['handle']}
            data-handle={handle}
            style={{
              left: ((direction.x + 1) / 2) * width,
              top: ((direction.y + 1) / 2) * height,
              cursor: CURSORS[handle],
            }}
          />
        );
      })}
      <div
        className={`${styles['handle']} ${styles['knob']}`}
        data-handle="rotate"
        style={{ left: width / 2, top: -KNOB_DISTANCE_PX, cursor: 'grab' }}
      />
    </div>
  );
}

/** On small boxes, side handles would cover the corner handles. */
function listVisibleHandles(width: number, height: number): readonly ResizeHandle[] {
  return RESIZE_HANDLES.filter(
    (handle) => handle.length === 2 || (handleDirectionOf(handle).x === 0 ? width : height) > 48,
  );
}
