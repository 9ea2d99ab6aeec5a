import type { LineEndName } from '../../core/gestures/gesture';
import type { Point } from '../../core/geometry/box';
import type { ElementsById } from '../../core/elements/element-kind';
import {
  isConnectable,
  LINE_END_NAMES,
  lineEndPointsOf,
  connectionSiteOf,
  setLineEndPoints,
} from './line-geometry';
import type { LineElement, LineEnd } from './line-schema';

/** Keeps a connection only if the connected element is copied as well. */
export function remapConnections(line: LineElement, ids: ReadonlyMap<string, string>): LineElement {
  const remapEnd = (end: LineEnd): LineEnd => {
    const elementId = ids.get(end.connection?.elementId ?? '');
    return {
      ...end,
      connection:
        end.connection && elementId !== undefined ? { ...end.connection, elementId } : null,
    };
  };
  return { ...line, from: remapEnd(line.from), to: remapEnd(line.to) };
}

/** Moves the ends that are connected to elements with them. */
export function followConnections(
  line: LineElement,
  old: ElementsById,
  current: ElementsById,
): LineElement {
  const ends = lineEndPointsOf(line);
  const sites = {
    from: connectedPointOf(line, 'from', old, current),
    to: connectedPointOf(line, 'to', old, current),
  };
  const freeLine = LINE_END_NAMES.reduce(
    (next, name) =>
      sites[name] || !line[name].connection
        ? next
        : { ...next, [name]: { ...next[name], connection: null } },
    line,
  );
  const newEnds = { from: sites.from ?? ends.from, to: sites.to ?? ends.to };
  return LINE_END_NAMES.every((name) => isNear(newEnds[name], ends[name]))
    ? freeLine
    : setLineEndPoints(freeLine, newEnds);
}

/** New position of a connected end; undefined if the connection is gone. */
function connectedPointOf(
  line: LineElement,
  name: LineEndName,
  old: ElementsById,
  current: ElementsById,
): Point | undefined {
  const { connection } = line[name];
  const target = connection && current.get(connection.elementId);
  if (!connection || !target || !isConnectable(target)) return undefined;
  const site = connectionSiteOf(target, connection.side);
  if (isNear(lineEndPointsOf(line)[name], site)) return site;
  return wasLineMovedAway(line, name, old, site) ? undefined : site;
}

/** True if the line was moved while the element it is attached to stayed. */
function wasLineMovedAway(
  { id, ...line }: LineElement,
  name: LineEndName,
  old: ElementsById,
  site: Point,
): boolean {
  const { connection } = line[name];
  const lineBefore = old.get(id);
  const targetBefore = connection && old.get(connection.elementId);
  if (lineBefore?.type !== 'line' || !targetBefore) return false;
  const previous = lineBefore[name].connection;
  const hadConnection =
    previous?.elementId === connection.elementId && previous.side === connection.side;
  return hadConnection && isNear(connectionSiteOf(targetBefore, connection.side), site);
}

/** Smaller than visible, larger than rounding errors. */
const TOLERANCE_PX = 0.05;

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < TOLERANCE_PX && Math.abs(one.y - other.y) < TOLERANCE_PX;
}
