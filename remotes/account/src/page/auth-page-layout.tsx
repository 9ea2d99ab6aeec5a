import { Container } from '@site/ui';
import type { ReactNode } from 'react';
import styles from './auth-page-layout.module.css';
import { Lead, Title } from './heading';
import { PagePicture, type PictureName } from './page-picture';

/** Layout of the pages around sign-in: text and form, with a picture beside them. */
export function AuthPageLayout({
  title,
  lead,
  picture = 'tentCinema',
  steps,
  children,
}: {
  title: string;
  lead?: ReactNode;
  /** Film of the slides beside the form. */
  picture?: PictureName;
  /** Steps of what a long form begins or ends, below the picture. */
  steps?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className={styles.page}>
      <div className={styles.sheet}>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        <div className={styles.body}>{children}</div>
      </div>
      <div className={styles.beside}>
        <PagePicture name={picture} />
        {steps}
      </div>
    </Container>
  );
}
