import { elementReviewOf } from '../../elements/element-reviews';
import type { SlideElement } from '../../core/elements/slide-element';
import {
  type Box,
  centerOf,
  containsBox,
  cornersOf,
  type Point,
  polygonsIntersect,
  rotatePoint,
} from '../../core/geometry/box';
import type { Slide } from '../../core/model/deck-schema';

/** Boxes may touch by this much: the estimate of a text is not exact. */
const TOLERANCE_PX = 2;

/** Fainter elements are watermarks, which lie on others on purpose. */
const MIN_OPACITY = 0.5;

/** Finds texts, tables, charts and the like that lie on another one, as far as their text reaches. */
export function findOverlaps(slides: readonly Slide[]): ReadonlySet<SlideElement> {
  return new Set(slides.flatMap(findOverlapsOn));
}

function findOverlapsOn({ elements }: Slide): readonly SlideElement[] {
  const inks = elements.flatMap((element) => {
    const box = inkBoxOf(element);
    return box ? [{ element, corners: cornersOnSlide(inset(box), element) }] : [];
  });
  return inks
    .filter(({ corners }, index) =>
      inks.slice(0, index).some((ink) => polygonsIntersect(corners, ink.corners)),
    )
    .map(({ element }) => element);
}

/** Finds texts, tables, charts and the like that go over an edge of their slide. */
export function findOffSlide(
  slides: readonly Slide[],
  size: Readonly<Record<'width' | 'height', number>>,
): ReadonlySet<SlideElement> {
  const room = { x: -1, y: -1, width: size.width + 2, height: size.height + 2 };
  return new Set(
    slides.flatMap(({ elements }) =>
      elements.filter((element) => {
        const box = inkBoxOf(element);
        return box && !cornersOnSlide(box, element).every((corner) => isInside(room, corner));
      }),
    ),
  );
}

function isInside(room: Box, point: Point): boolean {
  return containsBox(room, { ...point, width: 0, height: 0 });
}

function inkBoxOf(element: SlideElement): Box | undefined {
  if (element.opacity < MIN_OPACITY) return undefined;
  const box = elementReviewOf(element).inkBoxOf?.(element);
  return box && box.width > 0 && box.height > 0 ? box : undefined;
}

function inset({ x, y, width, height }: Box): Box {
  const [dx, dy] = [Math.min(TOLERANCE_PX, width / 2 - 1), Math.min(TOLERANCE_PX, height / 2 - 1)];
  return { x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy };
}

/** Corners of a part of an element, which rotates around the middle of the element. */
function cornersOnSlide(box: Box, element: SlideElement): readonly Point[] {
  return cornersOf({ ...box, rotation: 0 }).map((corner) =>
    rotatePoint(corner, centerOf(element), element.rotation),
  );
}
