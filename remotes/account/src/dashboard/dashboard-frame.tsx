import { Drawer, IconButton } from '@site/ui/mui';
import { useState, type ReactNode } from 'react';
import styles from './dashboard-frame.module.css';
import { Icon } from './icons';
import { shownName, type Member } from './member';
import { Sidebar } from './sidebar';
import { keepSidebarOpen, readSidebarOpen } from './sidebar-state';
import { UserMenu } from './user-menu';
import type { views } from './views';

/** Sidebar and top bar around the view. On a narrow window the sidebar is a drawer over the page. */
export function DashboardFrame({
  view,
  member,
  onLogout,
  children,
}: {
  view: (typeof views)[number];
  member: Member;
  onLogout: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(readSidebarOpen);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  function toggle() {
    keepSidebarOpen(!isOpen);
    setOpen(!isOpen);
  }

  return (
    <div className={styles.frame} data-open={isOpen}>
      <div className={styles.sidebar}>
        <Sidebar current={view.id} isOpen={isOpen} onLogout={onLogout} />
      </div>
      <Drawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
        <div className={styles.drawer}>
          <Sidebar
            isOpen
            current={view.id}
            onChoose={() => setDrawerOpen(false)}
            onLogout={onLogout}
          />
        </div>
      </Drawer>
      <div className={styles.stage}>
        <header className={styles.top}>
          <IconButton
            className={styles.collapse}
            aria-label={isOpen ? 'Close the sidebar' : 'Open the sidebar'}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <Icon name={isOpen ? 'collapse' : 'expand'} />
          </IconButton>
          <IconButton
            className={styles.burger}
            aria-label="Open the menu"
            aria-expanded={isDrawerOpen}
            onClick={() => setDrawerOpen(true)}
          >
            <Icon name="menu" />
          </IconButton>
          <p className={styles.slug}>{view.slug}</p>
          <UserMenu name={shownName(member)} email={member.email} onLogout={onLogout} />
        </header>
        <div className={styles.view}>{children}</div>
      </div>
    </div>
  );
}
