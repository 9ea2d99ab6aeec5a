import type { LineEndName } from '../../core/gestures/gesture';
import { distanceBetween, type Point } from '../../core/geometry/box';
import {
  isConnectable,
  lineEndPointsOf,
  connectionSiteOf,
  setLineEndPoints,
} from './line-geometry';
import type { Connection, LineElement } from './line-schema';
import { CONNECTION_SIDES, type ConnectionSide } from './line-options';
import type { SlideElement } from '../../core/elements/slide-element';
import {
  changeElementsById,
  type EditorDocument,
  selectedElementsOf,
} from '../../core/edit/editor-document';
import { addNewElement } from '../../core/edit/add-new-element';
import { createLine } from './create-line';

/** Moves one end of a line, attached to an element or free. */
export function moveLineEnd(
  doc: EditorDocument,
  { id, end }: { readonly id: string; readonly end: LineEndName },
  { at, connection }: LineEndPosition,
): EditorDocument {
  return changeLine(doc, id, (line) => {
    const next = { ...line, [end]: { ...line[end], connection } };
    return setLineEndPoints(next, { ...lineEndPointsOf(line), [end]: at });
  });
}

export interface LineEndPosition {
  readonly at: Point;
  readonly connection: Connection | null;
}

export function changeLine(
  doc: EditorDocument,
  id: string,
  change: (line: LineElement) => LineElement,
): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    element.type === 'line' ? change(element) : element,
  );
}

/** Nearest connection site within reach; of two equally near, the one on top. */
export function findConnectionSite(
  elements: readonly SlideElement[],
  at: Point,
  reach: number,
): LineEndPosition | undefined {
  const sites = connectionSitesOf(elements)
    .map((place) => ({ ...place, far: distanceBetween(place.at, at) }))
    .filter(({ far }) => far <= reach);
  return sites.toReversed().toSorted((one, other) => one.far - other.far)[0];
}

export function connectionSitesOf(elements: readonly SlideElement[]): readonly ConnectionSite[] {
  return elements
    .filter(isConnectable)
    .flatMap((element) => CONNECTION_SIDES.map((side) => createConnectionSite(element, side)));
}

/** Two selected elements that an arrow can connect, in the order of selection. */
export function findConnectablePair(
  doc: EditorDocument,
): readonly [SlideElement, SlideElement] | null {
  if (doc.selection.length !== 2) return null;
  const ends = selectedElementsOf(doc).filter(isConnectable);
  const [first, second] = doc.selection.flatMap((id) => ends.find((one) => one.id === id) ?? []);
  return first && second ? [first, second] : null;
}

export type ConnectionSite = LineEndPosition & { readonly connection: Connection };

function createConnectionSite(element: SlideElement, side: ConnectionSide): ConnectionSite {
  return { at: connectionSiteOf(element, side), connection: { elementId: element.id, side } };
}

/** Adds an arrow from the first selected element to the second, between their nearest sides. */
export function connectSelection(doc: EditorDocument): EditorDocument {
  const pair = findConnectablePair(doc);
  if (!pair) return doc;
  const [from, to] = nearestSitesOf(...pair);
  const line = createLine();
  const arrow = {
    ...line,
    from: { ...line.from, connection: from.connection },
    to: { ...line.to, connection: to.connection, arrowhead: 'triangle' },
  } as const;
  return addNewElement(doc, setLineEndPoints(arrow, { from: from.at, to: to.at }));
}

function nearestSitesOf(
  one: SlideElement,
  other: SlideElement,
): readonly [ConnectionSite, ConnectionSite] {
  const pairs = CONNECTION_SIDES.flatMap((from) =>
    CONNECTION_SIDES.map((to): readonly [ConnectionSite, ConnectionSite] => [
      createConnectionSite(one, from),
      createConnectionSite(other, to),
    ]),
  );
  return pairs.reduce((best, pair) => (siteDistanceOf(pair) < siteDistanceOf(best) ? pair : best));
}

function siteDistanceOf([one, other]: readonly [ConnectionSite, ConnectionSite]): number {
  return distanceBetween(one.at, other.at);
}
