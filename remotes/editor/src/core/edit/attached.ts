import { canHold, ENDS, type EndName, endsOf, siteOf, withEnds } from '../geometry/line';
import type { Point } from '../geometry/box';
import type { ChartElement, LineElement, SlideElement } from '../model/deck';

type Elements = readonly SlideElement[];

/**
 * Updates elements that depend on others after a change of the slide. Line ends follow the element they are attached
 * to; they stay where they are if it was deleted or if the line itself was moved. Charts show the rows of their table
 * and keep the last ones if it was deleted.
 */
export function attached(before: Elements, after: Elements): Elements {
  if (!after.some((element) => isHeld(element) || isFed(element))) return after;
  const [old, current] = [byId(before), byId(after)];
  return after.map((element) => {
    if (isHeld(element)) return followed(element, old, current);
    return isFed(element) ? fed(element, current) : element;
  });
}

function isHeld(element: SlideElement): element is LineElement {
  return element.type === 'line' && (element.from.joint !== null || element.to.joint !== null);
}

function isFed(element: SlideElement): element is ChartElement {
  return element.type === 'chart' && element.source !== null;
}

function fed(chart: ChartElement, current: ById): ChartElement {
  const table = current.get(chart.source ?? '');
  if (table?.type !== 'table') return { ...chart, source: null };
  return table.rows === chart.rows ? chart : { ...chart, rows: table.rows };
}

type ById = ReadonlyMap<string, SlideElement>;

function byId(elements: Elements): ById {
  return new Map(elements.map((element) => [element.id, element]));
}

function followed(line: LineElement, old: ById, current: ById): LineElement {
  const ends = endsOf(line);
  const sites = {
    from: placeOf(line, 'from', old, current),
    to: placeOf(line, 'to', old, current),
  };
  const freeLine = ENDS.reduce(
    (next, name) =>
      sites[name] || !line[name].joint ? next : { ...next, [name]: { ...next[name], joint: null } },
    line,
  );
  const newEnds = { from: sites.from ?? ends.from, to: sites.to ?? ends.to };
  return ENDS.every((name) => isNear(newEnds[name], ends[name]))
    ? freeLine
    : withEnds(freeLine, newEnds);
}

/** New position of a connected end; undefined if the connection is gone. */
function placeOf(line: LineElement, name: EndName, old: ById, current: ById): Point | undefined {
  const { joint } = line[name];
  const target = joint && current.get(joint.id);
  if (!joint || !target || !canHold(target)) return undefined;
  const site = siteOf(target, joint.side);
  if (isNear(endsOf(line)[name], site)) return site;
  return isPulledOff(line, name, old, site) ? undefined : site;
}

/** True if the line was moved while the element it is attached to stayed. */
function isPulledOff({ id, ...line }: LineElement, name: EndName, old: ById, site: Point): boolean {
  const { joint } = line[name];
  const lineBefore = old.get(id);
  const targetBefore = joint && old.get(joint.id);
  if (lineBefore?.type !== 'line' || !targetBefore) return false;
  const previous = lineBefore[name].joint;
  const hadConnection = previous?.id === joint.id && previous.side === joint.side;
  return hadConnection && isNear(siteOf(targetBefore, joint.side), site);
}

/** Smaller than visible, larger than rounding errors. */
const NEAR = 0.05;

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR;
}
