import { slideOf } from '../../core/edit/document';
import { sitesNear } from '../../core/edit/lines';
import { ENDS, endsOf } from '../../core/geometry/line';
import type { LineElement } from '../../core/model/deck';
import { useEditorState } from '../../store/editor-context';
import styles from './stage.module.css';

/** Handles at the ends of a line; the properties panel has fields for them, too. */
export function LineHandles({ line, zoom }: { line: LineElement; zoom: number }) {
  const ends = endsOf(line);
  return (
    <div aria-hidden="true">
      <Sites zoom={zoom} />
      {ENDS.map((name) => (
        <div
          key={name}
          className={`${styles['handle']} ${styles['knob']} ${styles['end']}`}
          data-handle={name}
          data-held={line[name].joint ? true : undefined}
          style={{ transform: `translate(${ends[name].x * zoom}px, ${ends[name].y * zoom}px)` }}
        />
      ))}
    </div>
  );
}

/** Connection sites near a line end that is being dragged. */
function Sites({ zoom }: { zoom: number }) {
  const gesture = useEditorState(({ work }) => work.gesture);
  const elements = useEditorState(({ work }) => slideOf(work.doc).elements);
  if (gesture.name !== 'pulling') return null;
  return sitesNear(elements, gesture.at).map(({ at, joint }) => (
    <div
      key={`${joint.id} ${joint.side}`}
      className={styles['site']}
      style={{ transform: `translate(${at.x * zoom}px, ${at.y * zoom}px)` }}
    />
  ));
}
