import type { ReactNode } from 'react';
import styles from './dashboard-views.module.css';

/** Section of the settings: title and hint on the left, its form on the right. */
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
        <h2 className={styles.sectionTitle}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </div>
      <div className={styles.panelBody}>{children}</div>
    </section>
  );
}
