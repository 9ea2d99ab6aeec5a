import { addNewElement } from '../../core/edit/add-new-element';
import type { EditorDocument } from '../../core/edit/editor-document';
import { distanceBetween } from '../../core/geometry/box';
import type { SlideElement } from '../../core/elements/slide-element';
import { createLine } from './create-line';
import { type ConnectionSite, createConnectionSite, findConnectablePair } from './line-edits';
import { setLineEndPoints } from './line-geometry';
import { CONNECTION_SIDES } from './line-options';

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
