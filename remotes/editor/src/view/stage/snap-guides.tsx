import type { Axis } from '../../core/snap/gap-positions';
import { useEditorState } from '../../store/editor-context';
import { useSlideSize } from '../slide/slide-size-context';
import styles from './stage.module.css';

const GUIDE_SLOTS = [0, 1, 2, 3] as const;

/** Always mounted and moved by transform, so that showing a guide causes no layout. */
export function SnapGuides() {
  const guides = useEditorState((state) => state.editingState.snapGuides);
  const zoom = useEditorState((state) => state.zoom);
  const size = useSlideSize();
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
              style={guideStyleOf(axis, (guide?.position ?? 0) * zoom, size[LENGTHS[axis]] * zoom)}
            />
          );
        }),
      )}
    </div>
  );
}

const LENGTHS = { x: 'height', y: 'width' } as const;

function guideStyleOf(axis: Axis, at: number, length: number) {
  return axis === 'x'
    ? { height: length, transform: `translateX(${at}px)` }
    : { width: length, transform: `translateY(${at}px)` };
}
