import type { Slide } from '../../core/model/deck-schema';
import { SlideView } from '../slide/slide-view';
import styles from './design-tab.module.css';

/** Small picture of a slide, as a button. */
export function DesignCard({
  label,
  slide,
  isChosen,
  onPick,
}: {
  label: string;
  slide: Slide;
  isChosen?: boolean;
  onPick: () => void;
}) {
  return (
    <button type="button" className={styles['card']} aria-pressed={isChosen} onClick={onPick}>
      <span className={styles['picture']} aria-hidden="true" inert>
        <span className={styles['small']}>
          <SlideView slide={slide} />
        </span>
      </span>
      {label}
    </button>
  );
}
