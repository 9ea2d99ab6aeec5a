import { Container, Frame, SlugLine } from '@site/ui';
import type { ReactNode } from 'react';
import styles from './auth-page-layout.module.css';
import { Lead, Title } from './heading';

/** Layout of the pages around sign-in: text and form, with one picture beside them. */
export function AuthPageLayout({
  slug,
  title,
  lead,
  picture,
  timecode,
  children,
}: {
  slug: string;
  title: string;
  lead?: ReactNode;
  picture: ReactNode;
  timecode: string;
  children: ReactNode;
}) {
  return (
    <Container className={styles.page}>
      <div className={styles.sheet}>
        <SlugLine>{slug}</SlugLine>
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        <div className={styles.body}>{children}</div>
      </div>
      <Frame timecode={timecode} className={styles.picture} aria-hidden="true">
        {picture}
      </Frame>
    </Container>
  );
}
