import { Container } from '@site/ui';
import type { ReactNode } from 'react';
import styles from './auth-page-layout.module.css';
import { Lead, Title } from './heading';
import { PagePicture } from './page-picture';

/** Layout of the pages around sign-in: text and form, with one picture beside them. */
export function AuthPageLayout({
  title,
  lead,
  picture,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Source of an SVG drawing. */
  picture: string;
  children: ReactNode;
}) {
  return (
    <Container className={styles.page}>
      <div className={styles.sheet}>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        <div className={styles.body}>{children}</div>
      </div>
      <PagePicture svg={picture} className={styles.picture} />
    </Container>
  );
}
