import { Container, SlugLine } from '@site/ui';
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
      <SlugLine>{slug}</SlugLine>
      <h1 className={css.title}>{title}</h1>
      {children && <div className={css.lead}>{children}</div>}
    </Container>
  );
}
