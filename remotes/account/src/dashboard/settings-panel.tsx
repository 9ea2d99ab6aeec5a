import type { ReactNode } from 'react';
import styles from './dashboard-views.module.css';

/** One part of the settings: what it is on the left, how to change it on the right. */
export function SettingsPanel({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.panel}>
      <div>
        <h2 className={styles.partTitle}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.panelBody}>{children}</div>
    </section>
  );
}
