import { Container, Slug } from '@site/ui';
import type { ReactNode } from 'react';
import css from './plain-hero.module.css';

/** Header of pages without a title card: slug, title and a sentence. */
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
