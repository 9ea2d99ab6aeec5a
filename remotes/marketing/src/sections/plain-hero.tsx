import { Container } from '@site/ui';
import type { ReactNode } from 'react';
import css from './plain-hero.module.css';

/** Header of pages without a title card: title and a sentence. */
export function PlainHero({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Container className={css.hero}>
      <h1 className={css.title}>{title}</h1>
      {children && <div className={css.lead}>{children}</div>}
    </Container>
  );
}
