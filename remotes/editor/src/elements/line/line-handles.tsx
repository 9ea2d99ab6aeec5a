import { currentSlideOf } from '../../core/edit/editor-document';
import { LINE_END_NAMES, lineEndPointsOf } from './line-geometry';
import type { LineElement } from './line-schema';
import { useEditorState } from '../../store/editor-context';
import styles from '../../controls/stage.module.css';
import { boundsOf, intersects, type Point } from '../../core/geometry/box';
import type { SlideElement } from '../../core/elements/slide-element';
import { type ConnectionSite, connectionSitesOf } from './line-edits';

const SITE_DISTANCE_PX = 40;

/** Handles at the ends of a line; the properties panel has fields for them, too. */
export function LineHandles({ element: line, zoom }: { element: LineElement; zoom: number }) {
  const ends = lineEndPointsOf(line);
  return (
    <div aria-hidden="true">
      <ConnectionSites zoom={zoom} />
      {LINE_END_NAMES.map((name) => (
        <div
          key={name}
          className={`${styles['handle']} ${styles['knob']} ${styles['end']}`}
          data-handle={name}
          data-connected={line[name].connection ? true : undefined}
          style={{ transform: `translate(${ends[name].x * zoom}px, ${ends[name].y * zoom}px)` }}
        />
      ))}
    </div>
  );
}

/** Connection sites near a line end that is being dragged. */
function ConnectionSites({ zoom }: { zoom: number }) {
  const gesture = useEditorState(({ editingState }) => editingState.gesture);
  const elements = useEditorState(({ editingState }) => currentSlideOf(editingState.doc).elements);
  if (gesture.name !== 'moving-line-end') return null;
  return listConnectionSites(elements, gesture.at).map(({ at, connection }) => (
    <div
      key={`${connection.elementId} ${connection.side}`}
      className={styles['site']}
      style={{ transform: `translate(${at.x * zoom}px, ${at.y * zoom}px)` }}
    />
  ));
}

/** Connection sites around a point, shown while a line end is moved. */
function listConnectionSites(
  elements: readonly SlideElement[],
  at: Point,
): readonly ConnectionSite[] {
  const area = {
    x: at.x - SITE_DISTANCE_PX,
    y: at.y - SITE_DISTANCE_PX,
    width: 2 * SITE_DISTANCE_PX,
    height: 2 * SITE_DISTANCE_PX,
  };
  return connectionSitesOf(elements.filter((element) => intersects(area, boundsOf(element))));
}
