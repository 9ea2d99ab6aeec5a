import type { CSSProperties } from 'react';
import type { Box } from '../../core/geometry/box';
import { fontStackOf } from '../../drawing/element-style';
import { layoutTimeline, TIMELINE_LINE_HEIGHT } from './layout-timeline';
import type { TimelineElement } from './timeline-schema';

export function TimelineView({ element: timeline }: { element: TimelineElement }) {
  const { line, milestones } = layoutTimeline(timeline);
  const keyed = milestones.map((milestone, index) => ({ ...milestone, key: `milestone ${index}` }));
  const { fontSize, fontFamily, color, lineColor, markerColor } = timeline;
  const list: CSSProperties = {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize,
    fontFamily: fontStackOf(fontFamily),
    lineHeight: TIMELINE_LINE_HEIGHT,
    color,
  };
  return (
    <ol style={list}>
      {/* A list may hold items only. */}
      <li aria-hidden="true" style={{ ...boxStyleOf(line), backgroundColor: lineColor }} />
      {keyed.map(({ key, date, label, marker, dateBox, labelBox }) => (
        <li key={key}>
          <span
            style={{ ...boxStyleOf(marker), backgroundColor: markerColor, borderRadius: '50%' }}
          />
          <span
            style={{ ...textBoxStyleOf(dateBox), justifyContent: 'flex-end', fontWeight: 'bold' }}
          >
            <span dir="auto">{date}</span>
          </span>
          <span style={textBoxStyleOf(labelBox)}>
            <span dir="auto">{label}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function boxStyleOf({ x, y, width, height }: Box): CSSProperties {
  return { position: 'absolute', left: x, top: y, width, height };
}

function textBoxStyleOf(box: Box): CSSProperties {
  return {
    ...boxStyleOf(box),
    display: 'flex',
    flexDirection: 'column',
    textAlign: 'center',
    overflowWrap: 'break-word',
  };
}
