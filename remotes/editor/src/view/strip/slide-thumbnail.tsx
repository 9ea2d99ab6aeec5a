import { memo, type MouseEvent, useRef, type RefObject, useEffect, useState } from 'react';
import type { Slide } from '../../core/model/deck-schema';
import { Icon } from '../icons';
import { SlideView } from '../slide/slide-view';
import styles from './strip.module.css';

/** Memoized: an edit renders only the thumbnail it changed. */
export const SlideThumbnail = memo(function Thumbnail({
  slide,
  index,
  count,
  isCurrent,
  isSelected,
  onSelect,
}: {
  slide: Slide;
  index: number;
  count: number;
  isCurrent: boolean;
  isSelected: boolean;
  onSelect: (slideId: string, event: MouseEvent) => void;
}) {
  const node = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(node);
  return (
    // The list handles the keyboard for its active slide; the pointer is handled here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={node}
      id={`slide-${index}`}
      role="option"
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-label={`Slide ${index + 1}${slide.hidden ? ', hidden' : ''}`}
      className={styles['thumb']}
      data-slide={slide.id}
      data-index={index}
      data-current={isCurrent || undefined}
      data-hidden={slide.hidden || undefined}
      onClick={(event) => onSelect(slide.id, event)}
    >
      <span className={styles['number']}>
        {index + 1}
        {slide.hidden && <Icon name="hidden" />}
      </span>
      <span className={styles['picture']} aria-hidden="true" inert>
        {isNear && (
          <span className={styles['small']}>
            <SlideView slide={slide} />
          </span>
        )}
      </span>
    </div>
  );
});

/** True while an element is within 300 px of the visible area: only then its slide is drawn. */
function useIsNearViewport(node: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = node.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear(entry?.isIntersecting ?? false),
      {
        root: element.closest('[role=listbox]'),
        rootMargin: '300px',
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [node]);
  return isNear;
}
