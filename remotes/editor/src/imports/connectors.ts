import { centreOf, normaliseAngle } from '../core/geometry/box';
import { createShape } from '../core/model/create';
import type { SlideElement } from '../core/model/deck';
import { boxIn } from './boxes';
import { child, textAt } from './markup';
import { ownNames } from './own-names';
import type { Reading } from './reading';
import { lineOf } from './shape-line';
import { formOf } from './shapes';

/** A line from corner to corner of its box, as a bar that is as thick as the line. */
export function readConnector(connector: Element, reading: Reading): readonly SlideElement[] {
  const place = boxIn(child(connector, 'spPr', 'xfrm'));
  const { stroke, strokeWidth, alpha } = lineOf([connector], reading);
  if (!place || stroke === 'none') return [];
  const form = formOf(connector);
  if (form !== 'line' && form !== 'straightConnector1') reading.remarks.count('bent');
  if (hasHead(connector)) reading.remarks.count('arrow');
  const box = reading.project(place);
  const centre = centreOf(box);
  const slope = (Math.atan2(box.height, box.width) * 180) / Math.PI;
  const width = Math.max(1, Math.hypot(box.width, box.height));
  const height = Math.max(1, strokeWidth);
  return [
    createShape({
      ...ownNames(connector),
      x: centre.x - width / 2,
      y: centre.y - height / 2,
      width,
      height,
      rotation: normaliseAngle(box.rotation + (box.isMirrored ? -slope : slope)),
      fill: stroke,
      stroke: 'none',
      strokeWidth: 0,
      opacity: alpha,
    }),
  ];
}

function hasHead(connector: Element): boolean {
  const line = child(connector, 'spPr', 'ln');
  return ['headEnd', 'tailEnd'].some(
    (end) => !['none', undefined].includes(textAt(child(line, end), 'type')),
  );
}
