import { chartReview } from './chart/chart-review';
import type { ElementReview } from './element-review';
import type { ElementOf, ElementType, SlideElement } from '../core/elements/slide-element';
import { imageReview } from './image/image-review';
import { shapeReview } from './shape/shape-review';
import { tableReview } from './table/table-review';
import { textReview } from './text/text-review';
import { timelineReview } from './timeline/timeline-review';

const reviews: {
  readonly [Type in ElementType]?: ElementReview<ElementOf<Type>>;
} = {
  text: textReview,
  shape: shapeReview,
  image: imageReview,
  table: tableReview,
  chart: chartReview,
  timeline: timelineReview,
};

export function elementReviewOf(element: SlideElement): ElementReview<SlideElement> {
  // The compiler cannot follow that the entry under an element's type takes that element.
  return (reviews[element.type] ?? {}) as ElementReview<SlideElement>;
}
