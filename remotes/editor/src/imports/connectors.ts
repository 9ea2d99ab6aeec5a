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
export function readConnector(connector: Element, reading: Reading): readonly LineElement[] {
  const place = boxIn(child(connector, 'spPr', 'xfrm'));
  const { stroke, strokeWidth, alpha } = lineOf([connector], reading);
  if (!place || stroke === 'none') return [];
  const form = formOf(connector);
  if (form.startsWith('curved')) reading.remarks.count('curved');
  const free = createLine({
    ...ownNames(connector),
    stroke,
    strokeWidth: Math.min(100, Math.max(0.25, strokeWidth)),
    opacity: alpha,
    dash: dashOf(connector),
    route: form.startsWith('bent') ? 'elbow' : 'straight',
  });
  const line = withEnds(withHeads(free, connector), endsIn(reading.project(place)));
  for (const [end, tag] of [
    ['from', 'stCxn'],
    ['to', 'endCxn'],
  ] as const) {
    const holder = textAt(child(connector, 'nvCxnSpPr', 'cNvCxnSpPr', tag), 'id');
    if (holder !== undefined) reading.joints.want(line, end, holder);
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
