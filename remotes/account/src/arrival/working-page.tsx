import { Container, Slug } from '@site/ui';
import type { ReactNode } from 'react';
import { Title } from '../page/heading';
import styles from './working-page.module.css';

/** Page that shows a status while its effect runs and then redirects. */
export function WorkingPage({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <Container className={styles.page}>
      <Slug>{slug}</Slug>
      <div role="status">
        <Title>{children}</Title>
      </div>
      <div className={styles.reel} aria-hidden="true" />
    </Container>
  );
}
