import { type Handle, HANDLES, pullOf } from '../../core/geometry/resize';
import styles from './stage.module.css';

const CURSORS: Record<Handle, string> = {
  nw: 'nwse-resize',
  n: 'ns-resize',
  ne: 'nesw-resize',
  e: 'ew-resize',
  se: 'nwse-resize',
  s: 'ns-resize',
  sw: 'nesw-resize',
  w: 'ew-resize',
};

const KNOB_DISTANCE = 28;

/** Handles for pointers; the properties panel and shortcuts make the same changes. */
export function Handles({ width, height }: { width: number; height: number }) {
  return (
    <div aria-hidden="true">
      {shownHandles(width, height).map((handle) => {
        const direction = pullOf(handle);
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
        style={{ left: width / 2, top: -KNOB_DISTANCE, cursor: 'grab' }}
      />
    </div>
  );
}

/** On small boxes, side handles would cover the corner handles. */
function shownHandles(width: number, height: number): readonly Handle[] {
  return HANDLES.filter(
    (handle) => handle.length === 2 || (pullOf(handle).x === 0 ? width : height) > 48,
  );
}
