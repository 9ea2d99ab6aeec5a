import { Container } from '@site/ui';
import type { ReactNode } from 'react';
import { Title } from '../page/heading';
import styles from './progress-page.module.css';

/** Page that shows a status while its effect runs and then redirects. */
export function ProgressPage({ children }: { children: ReactNode }) {
  return (
    <Container className={styles.page}>
      <div role="status">
        <Title>{children}</Title>
      </div>
      <div className={styles.reel} aria-hidden="true" />
    </Container>
  );
}
