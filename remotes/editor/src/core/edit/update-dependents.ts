import {
  isConnectable,
  LINE_END_NAMES,
  type LineEndName,
  lineEndPointsOf,
  connectionSiteOf,
  setLineEndPoints,
} from '../../elements/line/line-geometry';
import type { Point } from '../geometry/box';
import type { ChartElement } from '../../elements/chart/chart-schema';
import type { LineElement } from '../../elements/line/line-schema';
import type { SlideElement } from '../../elements/element-schema';

type Elements = readonly SlideElement[];

/**
 * Updates elements that depend on others after a change of the slide. Line ends follow the element they are attached
 * to; they stay where they are if it was deleted or if the line itself was moved. Charts show the rows of their table
 * and keep the last ones if it was deleted.
 */
export function updateDependents(before: Elements, after: Elements): Elements {
  if (!after.some((element) => hasConnection(element) || hasSourceTable(element))) return after;
  const [old, current] = [indexById(before), indexById(after)];
  return after.map((element) => {
    if (hasConnection(element)) return followConnections(element, old, current);
    return hasSourceTable(element) ? withTableRows(element, current) : element;
  });
}

function hasConnection(element: SlideElement): element is LineElement {
  return (
    element.type === 'line' && (element.from.connection !== null || element.to.connection !== null)
  );
}

function hasSourceTable(element: SlideElement): element is ChartElement {
  return element.type === 'chart' && element.sourceTableId !== null;
}

function withTableRows(chart: ChartElement, current: ElementsById): ChartElement {
  const table = current.get(chart.sourceTableId ?? '');
  if (table?.type !== 'table') return { ...chart, sourceTableId: null };
  return table.rows === chart.rows ? chart : { ...chart, rows: table.rows };
}

type ElementsById = ReadonlyMap<string, SlideElement>;

function indexById(elements: Elements): ElementsById {
  return new Map(elements.map((element) => [element.id, element]));
}

function followConnections(
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
