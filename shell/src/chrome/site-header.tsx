import { Link, NavLink } from '@site/page/router';
import { getSiteSettings } from '@site/page/settings';
import { ButtonLink, joinClassNames, VisitorOrMember } from '@site/ui';
import { use } from 'react';
import { LanguageContext, useShellStrings } from '../languages/shell-strings';
import { Brand } from './brand';
import { useRegistry } from '../remotes/live-registry';
import {
  groupLinks,
  listNavigationLinks,
  type NavigationGroup,
  type NavigationLink,
} from './navigation';
import styles from './site-header.module.css';

/** The page's header. Its menus are opened and closed by `startHeaderMenu`, which sets attributes that never change here. */
export function SiteHeader() {
  const strings = useShellStrings();
  return (
    <header className={`${styles.header} ui-no-print`} data-panel="closed">
      <div className={`${styles.bar} ui-container`}>
        <Brand />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={false}
          aria-controls="site-navigation"
        >
          {strings.menu}
        </button>
        <nav id="site-navigation" className={styles.navigation} aria-label={strings.mainNavigation}>
          <NavigationList />
          <Actions />
        </nav>
      </div>
    </header>
  );
}

/** Links to sign in or to the account, and the header's button. */
function Actions() {
  const registry = useRegistry();
  const language = use(LanguageContext);
  return (
    <div className={styles.actions}>
      <VisitorOrMember
        visitor={
          <SessionLinks
            links={listNavigationLinks(registry, 'visitor', language)}
            areLabels={getSiteSettings().launch === 'preview'}
          />
        }
        member={<SessionLinks links={listNavigationLinks(registry, 'member', language)} />}
      />
      {listNavigationLinks(registry, 'action', language).map(({ to, label }) => (
        <ButtonLink key={to} to={to} variant="primary" className={styles.action}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Lists the groups first, then the ungrouped pages. */
function NavigationList() {
  const links = listNavigationLinks(useRegistry(), 'header', use(LanguageContext));
  const ungrouped = links.filter(({ group }) => !group);
  return (
    <ul>
      {groupLinks(links).map((group) => (
        <NavigationGroupItem key={group.id} group={group} />
      ))}
      {ungrouped.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} className={joinClassNames(styles.item)}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Links to sign in or to the account. Before launch, those for visitors are plain labels. */
function SessionLinks({ links, areLabels }: { links: NavigationLink[]; areLabels?: boolean }) {
  return links.map(({ to, label }) =>
    areLabels ? (
      <span key={to} className={styles.label}>
        {label}
      </span>
    ) : (
      <Link key={to} to={to} className={styles.item}>
        {label}
      </Link>
    ),
  );
}

/** Disclosure of one navigation group. `startHeaderMenu` opens and closes it. */
function NavigationGroupItem({ group }: { group: NavigationGroup }) {
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
