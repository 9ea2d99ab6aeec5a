import { useEffect, useRef } from 'react';
import styles from './dashboard-views.module.css';

let shown: string | undefined;

/** The heading of a view. Changing the view moves the focus to it, as a new page does. */
export function ViewHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown !== undefined && shown !== children) heading.current?.focus();
    shown = children;
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
