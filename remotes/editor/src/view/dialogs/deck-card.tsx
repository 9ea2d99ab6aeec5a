import { ButtonBase } from '@site/ui/mui';
import type { ReactNode } from 'react';
import type { Slide } from '../../core/model/deck-schema';
import { SlidePicture } from '../slide/slide-picture';
import styles from './editor-dialogs.module.css';

/** Card of the chooser: a cover with the deck's name. */
export function DeckCard({
  title,
  firstSlide,
  slideHeight,
  details,
  children,
  onChoose,
}: {
  title: string;
  firstSlide: Slide | undefined;
  slideHeight?: number | undefined;
  details: string;
  children?: ReactNode;
  onChoose: () => void;
}) {
  return (
    <ButtonBase className={styles['card']} onClick={onChoose}>
      <SlidePicture className={styles['cover']} slide={firstSlide} slideHeight={slideHeight} />
      <strong>{title}</strong>
      {children && <span>{children}</span>}
      <span className={styles['details']}>{details}</span>
    </ButtonBase>
  );
}
