import { SLIDE } from '../../core/model/deck';
import type { Axis } from '../../core/snap/gaps';
import { useEditorState } from '../../store/editor-context';
import styles from './stage.module.css';

const SLOTS = [0, 1, 2, 3] as const;

/** Always mounted and moved by transform, so that showing a guide causes no layout. */
export function Guides() {
  const guides = useEditorState((state) => state.work.guides);
  const zoom = useEditorState((state) => state.zoom);
  return (
    <div aria-hidden="true">
      {(['x', 'y'] as const).map((axis) =>
        SLOTS.map((slot) => {
          const guide = guides.filter((candidate) => candidate.axis === axis)[slot];
          return (
            <div
              key={`${axis}${slot}`}
              className={`${styles['guide']} ${styles[axis === 'x' ? 'vertical' : 'horizontal']}`}
              data-shown={guide ? true : undefined}
              data-kind={guide?.kind}
              style={placed(axis, (guide?.at ?? 0) * zoom, zoom)}
            />
          );
        }),
      )}
    </div>
  );
}

function placed(axis: Axis, at: number, zoom: number) {
  return axis === 'x'
    ? { height: SLIDE.height * zoom, transform: `translateX(${at}px)` }
    : { width: SLIDE.width * zoom, transform: `translateY(${at}px)` };
}
