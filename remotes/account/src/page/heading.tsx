import type { ComponentProps, ReactNode } from 'react';
import styles from './heading.module.css';

/** Main heading of a page or a view. */
export function Title({ children, ...rest }: Omit<ComponentProps<'h1'>, 'className'>) {
  return (
    <h1 {...rest} className={styles.title}>
      {children}
    </h1>
  );
}

/** Introductory sentence under the heading. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}
