import { centreOf, turn } from '../core/geometry/box';
import { type Ends, withEnds } from '../core/geometry/line';
import { createLine } from '../core/model/create';
import type { Dash, Head, LineElement } from '../core/model/deck';
import { boxIn, type Placed } from './boxes';
import { child, textAt } from './markup';
import { ownNames } from './own-names';
import type { Reading } from './reading';
import { lineOf } from './shape-line';
import { formOf } from './shapes';

/** Reads a line along the diagonal of its box, with its connections. */
export function readConnector(connector: Element, context: Reading): readonly LineElement[] {
  const transform = boxIn(child(connector, 'spPr', 'xfrm'));
  const { stroke, strokeWidth, alpha } = lineOf([connector], context);
  if (!transform || stroke === 'none') return [];
  const geometryName = formOf(connector);
  if (geometryName.startsWith('curved')) context.remarks.count('curved');
  const unconnectedLine = createLine({
    ...ownNames(connector),
    stroke,
    strokeWidth: Math.min(100, Math.max(0.25, strokeWidth)),
    opacity: alpha,
    dash: dashOf(connector),
    route: geometryName.startsWith('bent') ? 'elbow' : 'straight',
  });
  const line = withEnds(withHeads(unconnectedLine, connector), endsIn(context.project(transform)));
  for (const [end, tag] of [
    ['from', 'stCxn'],
    ['to', 'endCxn'],
  ] as const) {
    const targetId = textAt(child(connector, 'nvCxnSpPr', 'cNvCxnSpPr', tag), 'id');
    if (targetId !== undefined) context.joints.want(line, end, targetId);
  }
  return [line];
}

/** Diagonal of the box, mirrored and rotated with it. */
function endsIn(box: Placed): Ends {
  const [left, right] = [box.x, box.x + box.width];
  const [start, end] = box.isMirrored ? [right, left] : [left, right];
  const at = (x: number, y: number) => turn({ x, y }, centreOf(box), box.rotation);
  return { from: at(start, box.y), to: at(end, box.y + box.height) };
}

function withHeads(line: LineElement, connector: Element): LineElement {
  const properties = child(connector, 'spPr', 'ln');
  const headOf = (end: string) => HEADS[textAt(child(properties, end), 'type') ?? ''] ?? 'none';
  return {
    ...line,
    from: { ...line.from, head: headOf('headEnd') },
    to: { ...line.to, head: headOf('tailEnd') },
  };
}

const HEADS: Readonly<Record<string, Head>> = {
  arrow: 'arrow',
  stealth: 'triangle',
  triangle: 'triangle',
  oval: 'circle',
  diamond: 'circle',
};

function dashOf(connector: Element): Dash {
  const line = child(connector, 'spPr', 'ln');
  // Some programs write custom dash lengths.
  if (child(line, 'custDash')) return 'dashed';
  const name = textAt(child(line, 'prstDash'), 'val') ?? 'solid';
  if (name === 'solid') return 'solid';
  return name === 'dot' || name === 'sysDot' ? 'dotted' : 'dashed';
}
