import type { ComponentProps, ReactNode } from 'react';
import styles from './heading.module.css';

/** What a page or a view is called. */
export function Title({ children, ...rest }: Omit<ComponentProps<'h1'>, 'className'>) {
  return (
    <h1 {...rest} className={styles.title}>
      {children}
    </h1>
  );
}

/** The sentence under it. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
