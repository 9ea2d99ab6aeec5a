import { boundsOf, intersects, type Point } from '../../core/geometry/box';
import type { SlideElement } from '../element-schema';
import { type ConnectionSite, connectionSitesOf } from './line-edits';

/** Connection sites around a point, shown while a line end is moved. */
export function listConnectionSites(
  elements: readonly SlideElement[],
  at: Point,
): readonly ConnectionSite[] {
  const area = {
    x: at.x - SITE_DISTANCE_PX,
    y: at.y - SITE_DISTANCE_PX,
    width: 2 * SITE_DISTANCE_PX,
    height: 2 * SITE_DISTANCE_PX,
  };
  return connectionSitesOf(elements.filter((element) => intersects(area, boundsOf(element))));
}

const SITE_DISTANCE_PX = 40;
