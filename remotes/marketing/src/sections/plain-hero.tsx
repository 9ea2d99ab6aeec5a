import { Container, Slug } from '@site/ui';
import type { ReactNode } from 'react';
import css from './plain-hero.module.css';

/** The head of a page that is used rather than read: slug, title, one sentence. */
export function PlainHero({
  slug,
  title,
  children,
}: {
  slug: string;
  title: string;
  children?: ReactNode;
}) {
  return (
    <Container className={css.hero}>
      <Slug>{slug}</Slug>
      <h1 className={css.title}>{title}</h1>
      {children && <div className={css.lead}>{children}</div>}
    </Container>
  );
}
