import { SLIDE_SIZE } from '../../core/model/deck-constants';
import type { Slide } from '../../core/model/deck-schema';
import { SlideHeightContext, slideHeightStyleOf } from '../../drawing/slide-size-context';
import { SlideView } from './slide-view';

/** Picture of a slide of another deck than the open one, whose slides may be of another size. */
export function SlidePicture({
  slide,
  slideHeight = SLIDE_SIZE.height,
  className,
}: {
  slide: Slide | null | undefined;
  slideHeight?: number | undefined;
  className: string | undefined;
}) {
  return (
    <span className={className} style={slideHeightStyleOf(slideHeight)} aria-hidden="true" inert>
      <SlideHeightContext value={slideHeight}>
        {slide && <SlideView slide={slide} />}
      </SlideHeightContext>
    </span>
  );
}
