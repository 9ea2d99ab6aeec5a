import { centerOf, distanceBetween, rotatePoint } from '../../../core/geometry/box';
import type { LineEndName } from '../../../core/gestures/gesture';
import type { SlideElement } from '../../../core/elements/slide-element';
import {
  connectionSiteOf,
  lineEndPointsOf,
  type LineEndPoints,
  setLineEndPoints,
} from '../line-geometry';
import { createLine } from '../create-line';
import { CONNECTION_SIDES, type LineDash, type Arrowhead } from '../line-options';
import type { LineElement } from '../line-schema';
import { readTransform, type PlacedBox } from '../../../ooxml/transforms';
import { findChild, readAttribute } from '../../../ooxml/package/xml-elements';
import { readObjectNames } from '../../../ooxml/object-names';
import type { ImportContext } from '../../../ooxml/import-context';
import { readShapeLine } from '../../../ooxml/fills';
import { presetGeometryOf } from '../../shape/pptx/read-shapes';

/** Reads a line along the diagonal of its box, with its connections. */
export function readConnector(connector: Element, context: ImportContext): readonly LineElement[] {
  const transform = readTransform(findChild(connector, 'spPr', 'xfrm'));
  const { stroke, strokeWidth, alpha } = readShapeLine([connector], context);
  if (!transform || stroke === 'none') return [];
  const geometryName = presetGeometryOf(connector);
  if (geometryName.startsWith('curved')) context.warnings.count('curved');
  const unconnectedLine = createLine({
    ...readObjectNames(connector),
    stroke,
    strokeWidth: Math.min(100, Math.max(0.25, strokeWidth)),
    opacity: alpha,
    dash: readDash(connector),
    route: geometryName.startsWith('bent') ? 'elbow' : 'straight',
  });
  const line = setLineEndPoints(
    setArrowheads(unconnectedLine, connector),
    endPointsOf(context.project(transform)),
  );
  for (const [end, tag] of [
    ['from', 'stCxn'],
    ['to', 'endCxn'],
  ] as const) {
    const targetId = readAttribute(findChild(connector, 'nvCxnSpPr', 'cNvCxnSpPr', tag), 'id');
    if (targetId !== undefined)
      context.connections.requestConnection(line.id, targetId, (element, target) =>
        element.type === 'line' ? connectLineEnd(element, end, target) : element,
      );
  }
  return [line];
}

/** Connection sites of other shapes may be off the middle of a side; those connect only if near ours. */
const MAX_SITE_DISTANCE_PX = 2;

function connectLineEnd(line: LineElement, end: LineEndName, target: SlideElement): LineElement {
  const at = lineEndPointsOf(line)[end];
  const side = CONNECTION_SIDES.find(
    (name) => distanceBetween(connectionSiteOf(target, name), at) <= MAX_SITE_DISTANCE_PX,
  );
  if (side === undefined) return line;
  return { ...line, [end]: { ...line[end], connection: { elementId: target.id, side } } };
}

/** Diagonal of the box, mirrored and rotated with it. */
function endPointsOf(box: PlacedBox): LineEndPoints {
  const [left, right] = [box.x, box.x + box.width];
  const [start, end] = box.isMirrored ? [right, left] : [left, right];
  const at = (x: number, y: number) => rotatePoint({ x, y }, centerOf(box), box.rotation);
  return { from: at(start, box.y), to: at(end, box.y + box.height) };
}

function setArrowheads(line: LineElement, connector: Element): LineElement {
  const properties = findChild(connector, 'spPr', 'ln');
  const headOf = (end: string) =>
    ARROWHEAD_BY_TYPE[readAttribute(findChild(properties, end), 'type') ?? ''] ?? 'none';
  return {
    ...line,
    from: { ...line.from, arrowhead: headOf('headEnd') },
    to: { ...line.to, arrowhead: headOf('tailEnd') },
  };
}

const ARROWHEAD_BY_TYPE: Readonly<Record<string, Arrowhead>> = {
  arrow: 'arrow',
  stealth: 'triangle',
  triangle: 'triangle',
  oval: 'circle',
  diamond: 'circle',
};

function readDash(connector: Element): LineDash {
  const line = findChild(connector, 'spPr', 'ln');
  // Some programs write custom dash lengths.
  if (findChild(line, 'custDash')) return 'dashed';
  const name = readAttribute(findChild(line, 'prstDash'), 'val') ?? 'solid';
  if (name === 'solid') return 'solid';
  return name === 'dot' || name === 'sysDot' ? 'dotted' : 'dashed';
}
