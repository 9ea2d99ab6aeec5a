import { NavLink } from '@site/router';
import type { NavigationGroup } from './navigation';
import styles from './site-header.module.css';

/** Disclosure of one navigation group. `startHeaderMenu` opens and closes it. */
export function NavigationGroupItem({ group }: { group: NavigationGroup }) {
  const panelId = `navigation-${group.id}`;
  return (
    <li className={styles.group}>
      <button type="button" className={styles.item} aria-expanded={false} aria-controls={panelId}>
        {group.label}
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="m1 1.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <div id={panelId} className={styles.panel}>
        <ul>
          {group.links.map((link) => (
            <li key={link.to}>
              <NavLink to={link.to}>
                <strong>{link.label}</strong>
                <span>{link.description}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
