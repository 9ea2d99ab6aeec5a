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
  const [was, is] = [byId(before), byId(after)];
  return after.map((element) => {
    if (isHeld(element)) return followed(element, was, is);
    return isFed(element) ? fed(element, is) : element;
  });
}

function isHeld(element: SlideElement): element is LineElement {
  return element.type === 'line' && (element.from.joint !== null || element.to.joint !== null);
}

function isFed(element: SlideElement): element is ChartElement {
  return element.type === 'chart' && element.source !== null;
}

function fed(chart: ChartElement, is: ById): ChartElement {
  const table = is.get(chart.source ?? '');
  if (table?.type !== 'table') return { ...chart, source: null };
  return table.rows === chart.rows ? chart : { ...chart, rows: table.rows };
}

type ById = ReadonlyMap<string, SlideElement>;

function byId(elements: Elements): ById {
  return new Map(elements.map((element) => [element.id, element]));
}

function followed(line: LineElement, was: ById, is: ById): LineElement {
  const here = endsOf(line);
  const places = { from: placeOf(line, 'from', was, is), to: placeOf(line, 'to', was, is) };
  const loosened = ENDS.reduce(
    (next, name) =>
      places[name] || !line[name].joint
        ? next
        : { ...next, [name]: { ...next[name], joint: null } },
    line,
  );
  const moved = { from: places.from ?? here.from, to: places.to ?? here.to };
  return ENDS.every((name) => isNear(moved[name], here[name]))
    ? loosened
    : withEnds(loosened, moved);
}

/** New position of a connected end; undefined if the connection is gone. */
function placeOf(line: LineElement, name: EndName, was: ById, is: ById): Point | undefined {
  const { joint } = line[name];
  const holder = joint && is.get(joint.id);
  if (!joint || !holder || !canHold(holder)) return undefined;
  const site = siteOf(holder, joint.side);
  if (isNear(endsOf(line)[name], site)) return site;
  return isPulledOff(line, name, was, site) ? undefined : site;
}

/** True if the line was moved while the element it is attached to stayed. */
function isPulledOff({ id, ...line }: LineElement, name: EndName, was: ById, site: Point): boolean {
  const { joint } = line[name];
  const lineBefore = was.get(id);
  const holderBefore = joint && was.get(joint.id);
  if (lineBefore?.type !== 'line' || !holderBefore) return false;
  const held = lineBefore[name].joint;
  const wasHeld = held?.id === joint.id && held.side === joint.side;
  return wasHeld && isNear(siteOf(holderBefore, joint.side), site);
}

/** Smaller than visible, larger than rounding errors. */
const NEAR = 0.05;

function isNear(one: Point, other: Point): boolean {
  return Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR;
}
