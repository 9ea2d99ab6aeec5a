import { Link, NavLink, useLocation } from '@site/router';
import { getSiteSettings } from '@site/settings';
import { ButtonLink, VisitorOrMember, joinClassNames } from '@site/ui';
import { use, useReducer, useRef, useState } from 'react';
import { LanguageContext, useShellStrings } from '../languages/shell-strings';
import { Brand } from './brand';
import { CLOSED_MENU, reduceMenu, type MenuEvent } from './menu-state';
import { NavigationGroupItem } from './navigation-group';
import { useRegistry } from '../remotes/live-registry';
import { groupLinks, listNavigationLinks, type NavigationLink } from './navigation';
import styles from './site-header.module.css';
import { useDismissal } from './use-dismissal';

export function SiteHeader() {
  const [menu, send] = useReducer(reduceMenu, CLOSED_MENU);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (openedAt !== key) {
    setOpenedAt(key);
    send({ type: 'dismissed' });
  }
  const isAnythingOpen = menu.isPanelOpen || menu.openGroup !== null;
  useDismissal(header, isAnythingOpen, (reason) => {
    if (reason === 'escape') (menu.isPanelOpen ? toggle.current : focusedGroup())?.focus();
    send({ type: 'dismissed' });
  });
  const strings = useShellStrings();
  return (
    <header
      ref={header}
      className={styles.header}
      data-panel={menu.isPanelOpen ? 'open' : 'closed'}
    >
      <div className={`${styles.bar} ui-container`}>
        <Brand />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={menu.isPanelOpen}
          aria-controls="site-navigation"
          onClick={() => send({ type: 'panel toggled' })}
        >
          <span className={styles.lines} aria-hidden="true" />
          {strings.menu}
        </button>
        <nav id="site-navigation" className={styles.navigation} aria-label={strings.mainNavigation}>
          <NavigationList openGroup={menu.openGroup} send={send} />
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
function NavigationList({
  openGroup,
  send,
}: {
  openGroup: string | null;
  send: (event: MenuEvent) => void;
}) {
  const links = listNavigationLinks(useRegistry(), 'header', use(LanguageContext));
  const ungrouped = links.filter(({ group }) => !group);
  return (
    <ul>
      {groupLinks(links).map((group) => (
        <NavigationGroupItem
          key={group.id}
          group={group}
          isOpen={openGroup === group.id}
          send={send}
        />
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

/** Finds the button of the group that holds the focus, because closing the group must not lose it. */
function focusedGroup(): HTMLElement | null | undefined {
  return document.activeElement?.closest(`.${styles.group}`)?.querySelector('button');
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
