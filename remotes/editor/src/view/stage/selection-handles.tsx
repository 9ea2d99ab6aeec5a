import {
  type ResizeHandle,
  RESIZE_HANDLES,
  handleDirectionOf,
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

const KNOB_DISTANCE_PX = 28;

/** Handles for pointers; the properties panel and shortcuts make the same changes. */
export function SelectionHandles({ width, height }: { width: number; height: number }) {
  const corners = RESIZE_HANDLES.filter((handle) => handle.length === 2);
  const sides = RESIZE_HANDLES.filter((handle) => handle.length === 1);
  const isShort = (side: ResizeHandle) =>
    (handleDirectionOf(side).x === 0 ? width : height) <= MIN_SIDE_PX;
  // Corners lie over the sides, but would cover short ones.
  const handles = [...sides.filter((side) => !isShort(side)), ...corners, ...sides.filter(isShort)];
  return (
    <div aria-hidden="true">
      {handles.map((handle) => {
        const isSide = sides.includes(handle);
        const { x, y } = handleDirectionOf(handle);
        const corner = { left: x < 0 ? 0 : width, top: y < 0 ? 0 : height };
        return (
          <div
            key={handle}
            className={styles[isSide ? 'side' : 'handle']}
            data-handle={handle}
            data-outside={(isSide && isShort(handle)) || undefined}
            style={{ ...(isSide ? {} : corner), cursor: CURSORS[handle] }}
          />
        );
      })}
      <div
        className={`${styles['handle']} ${styles['knob']}`}
        data-handle="rotate"
        style={{
          left: width / 2,
          top: -KNOB_DISTANCE_PX * (isShort('n') ? 2 : 1),
          cursor: 'grab',
        }}
      />
    </div>
  );
}

/** Sides that are shorter have their handle outside the box, where corners don't cover it. */
const MIN_SIDE_PX = 48;
