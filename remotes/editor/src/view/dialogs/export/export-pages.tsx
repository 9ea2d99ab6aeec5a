import { slideHeightStyleOf, useSlideSize } from '../../../drawing/slide-size-context';
import { type RefObject, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Slide } from '../../../core/model/deck-schema';
import { SlideView } from '../../slide/slide-view';
import { LinksEnabledContext } from '../../../elements/text/rich-text-view';
import styles from './export-pages.module.css';

/** Pages of an export, off screen: exporters draw and measure them, and printing shows only them. */
export function ExportPages({
  ref,
  slides,
}: {
  ref: RefObject<HTMLDivElement | null>;
  slides: readonly Slide[];
}) {
  const { height } = useSlideSize();
  useLayoutEffect(() => {
    const printing = styles['printing'] ?? '';
    document.body.classList.add(printing);
    return () => document.body.classList.remove(printing);
  }, []);
  return createPortal(
    <div
      ref={ref}
      className={styles['pages']}
      style={slideHeightStyleOf(height)}
      aria-hidden="true"
      inert
      data-export-pages
    >
      {slides.map((slide) => (
        <div key={slide.id} className={styles['page']}>
          <LinksEnabledContext value={true}>
            <SlideView slide={slide} />
          </LinksEnabledContext>
        </div>
      ))}
    </div>,
    document.body,
  );
}
