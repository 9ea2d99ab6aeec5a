import { Container } from '@site/ui';
import type { ReactNode } from 'react';
import { Title } from '../page/heading';
import styles from './progress-page.module.css';

/** Page that is shown while its effect runs and then redirects. */
export function ProgressPage({ children }: { children: ReactNode }) {
  return (
    <Container className={styles.page}>
      <Title>{children}</Title>
      <div className={styles.reel} aria-hidden="true" />
    </Container>
  );
}
