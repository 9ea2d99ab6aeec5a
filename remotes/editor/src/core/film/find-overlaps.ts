import { reviewOf } from '../../elements/element-reviews';
import type { SlideElement } from '../../elements/element-schema';
import { type Box, intersects } from '../geometry/box';
import type { Slide } from '../model/deck-schema';

/** Boxes may touch by this much: the estimate of a text is not exact. */
const TOLERANCE_PX = 6;

/** Finds texts, tables, charts and timelines that lie on another one, as far as their text reaches. */
export function findOverlaps(slides: readonly Slide[]): ReadonlySet<SlideElement> {
  return new Set(slides.flatMap(findOverlapsOn));
}

function findOverlapsOn({ elements }: Slide): readonly SlideElement[] {
  const boxes = elements.flatMap((element) => {
    const box = inkBoxOf(element);
    return box ? [{ element, box }] : [];
  });
  return boxes
    .filter(({ box }, index) => boxes.slice(0, index).some((other) => intersects(box, other.box)))
    .map(({ element }) => element);
}

function inkBoxOf(element: SlideElement): Box | undefined {
  if (element.rotation !== 0 || element.opacity < 1) return undefined;
  const box = reviewOf(element).inkBoxOf?.(element);
  return box && inset(box);
}

function inset({ x, y, width, height }: Box): Box | undefined {
  const box = {
    x: x + TOLERANCE_PX,
    y: y + TOLERANCE_PX,
    width: width - 2 * TOLERANCE_PX,
    height: height - 2 * TOLERANCE_PX,
  };
  return box.width > 0 && box.height > 0 ? box : undefined;
}
