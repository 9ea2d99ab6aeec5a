import { Container, Slug } from '@site/ui';
import type { ReactNode } from 'react';
import { Title } from '../page/heading';
import styles from './working-page.module.css';

/** A page that only says what is being done, while it is done. */
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
