import { SLIDE_SIZE } from '../../core/model/deck-constants';
import type { Axis } from '../../core/snap/gap-positions';
import { useEditorState } from '../../store/editor-context';
import styles from './stage.module.css';

const GUIDE_SLOTS = [0, 1, 2, 3] as const;

/** Always mounted and moved by transform, so that showing a guide causes no layout. */
export function SnapGuides() {
  const guides = useEditorState((state) => state.editingState.snapGuides);
  const zoom = useEditorState((state) => state.zoom);
  return (
    <div aria-hidden="true">
      {(['x', 'y'] as const).map((axis) =>
        GUIDE_SLOTS.map((slot) => {
          const guide = guides.filter((candidate) => candidate.axis === axis)[slot];
          return (
            <div
              key={`${axis}${slot}`}
              className={`${styles['guide']} ${styles[axis === 'x' ? 'vertical' : 'horizontal']}`}
              data-shown={guide ? true : undefined}
              data-kind={guide?.kind}
              style={guideStyleOf(axis, (guide?.position ?? 0) * zoom, zoom)}
            />
          );
        }),
      )}
    </div>
  );
}

function guideStyleOf(axis: Axis, at: number, zoom: number) {
  return axis === 'x'
    ? { height: SLIDE_SIZE.height * zoom, transform: `translateX(${at}px)` }
    : { width: SLIDE_SIZE.width * zoom, transform: `translateY(${at}px)` };
}
