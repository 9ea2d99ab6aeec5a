import { boundsOf, distanceOf, type Point, touches } from '../geometry/box';
import { canHold, type EndName, endsOf, siteOf, withEnds } from '../geometry/line';
import { createLine } from '../model/create';
import {
  type Joint,
  type LineElement,
  type LineEnd,
  SIDES,
  type Side,
  type SlideElement,
} from '../model/deck';
import { changeEach, type Document, selectedOf } from './document';
import { addNew } from './new-elements';

/** Moves one end of a line, attached to an element or free. */
export function putEnd(
  doc: Document,
  { id, end }: { readonly id: string; readonly end: EndName },
  { at, joint }: Place,
): Document {
  return changeLine(doc, id, (line) => {
    const next = { ...line, [end]: { ...line[end], joint } };
    return withEnds(next, { ...endsOf(line), [end]: at });
  });
}

export interface Place {
  readonly at: Point;
  readonly joint: Joint | null;
}

export type LinePatch = Partial<Pick<LineElement, 'route' | 'stroke' | 'strokeWidth' | 'dash'>>;

export function patchLine(doc: Document, id: string, patch: LinePatch): Document {
  return changeLine(doc, id, (line) => ({ ...line, ...patch }));
}

export function patchEnd(
  doc: Document,
  { id, end }: { readonly id: string; readonly end: EndName },
  patch: Partial<Pick<LineEnd, 'head' | 'joint'>>,
): Document {
  return changeLine(doc, id, (line) => ({ ...line, [end]: { ...line[end], ...patch } }));
}

function changeLine(
  doc: Document,
  id: string,
  change: (line: LineElement) => LineElement,
): Document {
  return changeEach(doc, [id], (element) => (element.type === 'line' ? change(element) : element));
}

/** Nearest connection site within reach; of two equally near, the one on top. */
export function siteNear(
  elements: readonly SlideElement[],
  at: Point,
  reach: number,
): Place | undefined {
  const sites = sitesOf(elements)
    .map((place) => ({ ...place, far: distanceOf(place.at, at) }))
    .filter(({ far }) => far <= reach);
  return sites.toReversed().toSorted((one, other) => one.far - other.far)[0];
}

/** Connection sites around a point, shown while a line end is moved. */
export function sitesNear(elements: readonly SlideElement[], at: Point): readonly Site[] {
  const area = { x: at.x - AROUND, y: at.y - AROUND, width: 2 * AROUND, height: 2 * AROUND };
  return sitesOf(elements.filter((element) => touches(area, boundsOf(element))));
}

const AROUND = 40;

function sitesOf(elements: readonly SlideElement[]): readonly Site[] {
  return elements.filter(canHold).flatMap((element) => SIDES.map((side) => siteAt(element, side)));
}

/** Two selected elements that an arrow can connect, in the order of selection. */
export function joinable(doc: Document): readonly [SlideElement, SlideElement] | null {
  if (doc.selection.length !== 2) return null;
  const ends = selectedOf(doc).filter(canHold);
  const [first, second] = doc.selection.flatMap((id) => ends.find((one) => one.id === id) ?? []);
  return first && second ? [first, second] : null;
}

/** Adds an arrow from the first selected element to the second, between their nearest sides. */
export function join(doc: Document): Document {
  const pair = joinable(doc);
  if (!pair) return doc;
  const [from, to] = nearestSides(...pair);
  const line = createLine();
  const arrow = {
    ...line,
    from: { ...line.from, joint: from.joint },
    to: { ...line.to, joint: to.joint, head: 'triangle' },
  } as const;
  return addNew(doc, withEnds(arrow, { from: from.at, to: to.at }));
}

function nearestSides(one: SlideElement, other: SlideElement): readonly [Site, Site] {
  const pairs = SIDES.flatMap((from) =>
    SIDES.map((to): readonly [Site, Site] => [siteAt(one, from), siteAt(other, to)]),
  );
  return pairs.reduce((best, pair) => (lengthOf(pair) < lengthOf(best) ? pair : best));
}

type Site = Place & { readonly joint: Joint };

function siteAt(element: SlideElement, side: Side): Site {
  return { at: siteOf(element, side), joint: { id: element.id, side } };
}

function lengthOf([one, other]: readonly [Site, Site]): number {
  return distanceOf(one.at, other.at);
}
