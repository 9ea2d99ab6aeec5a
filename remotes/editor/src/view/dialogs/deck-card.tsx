import { ButtonBase } from '@site/ui/mui';
import type { ReactNode } from 'react';
import type { Slide } from '../../core/model/deck-schema';
import { SlideView } from '../slide/slide-view';
import styles from './editor-dialogs.module.css';

/** Card of the chooser: a cover with the deck's name. */
export function DeckCard({
  title,
  firstSlide,
  details,
  children,
  onChoose,
}: {
  title: string;
  firstSlide: Slide | undefined;
  details: string;
  children?: ReactNode;
  onChoose: () => void;
}) {
  return (
    <ButtonBase className={styles['card']} onClick={onChoose}>
      <span className={styles['cover']} aria-hidden="true" inert>
        {firstSlide && <SlideView slide={firstSlide} />}
      </span>
      <strong>{title}</strong>
      {children && <span>{children}</span>}
      <span className={styles['details']}>{details}</span>
    </ButtonBase>
  );
}
