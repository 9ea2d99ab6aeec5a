import { Container, joinClassNames } from '@site/ui';
import type { ReactNode } from 'react';
import css from './plain-hero.module.css';

interface PlainHeroProps {
  title: string;
  children?: ReactNode;
  /** Stands beside the title where there is space. */
  aside?: ReactNode;
}

/** Header of pages without a title card: title and a sentence. */
export function PlainHero({ title, children, aside }: PlainHeroProps) {
  return (
    <Container className={joinClassNames(css.hero, aside && css.withAside)}>
      <div>
        <h1 className={css.title}>{title}</h1>
        {children && <div className={css.lead}>{children}</div>}
      </div>
      {aside}
    </Container>
  );
}
