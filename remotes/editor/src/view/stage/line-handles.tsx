import { slideOf } from '../../core/edit/document';
import { sitesNear } from '../../core/edit/lines';
import { ENDS, endsOf } from '../../core/geometry/line';
import type { LineElement } from '../../core/model/deck';
import { useEditorState } from '../../store/editor-context';
import styles from './stage.module.css';

/** A line is pulled by its ends; the same is in the properties panel, for the keyboard. */
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

/** While an end is pulled, the places around it that would hold it. */
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
