import { BrandMark } from '@site/ui';
import { Drawer, List, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@site/ui/mui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import styles from './dashboard-layout.module.css';
import type { DashboardMember } from './dashboard-member';
import { TopBar } from './top-bar';
import { DASHBOARD_VIEWS, dashboardPathOf, type DashboardViewId } from './dashboard-views';
import { safeLocalStorage } from '@site/page/browser';
import { formatDocumentTitle } from '@site/contract';
import { Link } from '@site/page/router';
import { getSiteSettings } from '@site/page/settings';
import { DashboardIcon } from './dashboard-icon';

const key = 'account-sidebar';

/** Sidebar and top bar around the view. In a narrow window the sidebar is a drawer over the page. */
export function DashboardLayout({
  view,
  member,
  onLogout,
  children,
}: {
  view: (typeof DASHBOARD_VIEWS)[number];
  member: DashboardMember;
  onLogout: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(readSidebarOpen);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // The views are one route, so the router keeps its title.
  useEffect(() => {
    document.title = formatDocumentTitle(`${view.label} · {brand}`, getSiteSettings());
  }, [view]);

  function toggleSidebar() {
    saveSidebarOpen(!isOpen);
    setOpen(!isOpen);
  }

  return (
    <div className={styles.layout} data-open={isOpen}>
      <div className={`${styles.sidebar} ui-no-print`}>
        <Sidebar current={view.id} isOpen={isOpen} onLogout={onLogout} />
      </div>
      <Drawer
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Menu' } }}
      >
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
        <TopBar
          member={member}
          isSidebarOpen={isOpen}
          onToggleSidebar={toggleSidebar}
          isDrawerOpen={isDrawerOpen}
          onOpenDrawer={() => setDrawerOpen(true)}
          onLogout={onLogout}
        />
        <main id="content" tabIndex={-1} className={styles.view}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** State of the sidebar in a wide window, stored in this browser; open by default. */
function readSidebarOpen(): boolean {
  return safeLocalStorage.getItem(key) !== 'closed';
}

function saveSidebarOpen(isOpen: boolean): void {
  safeLocalStorage.setItem(key, isOpen ? 'open' : 'closed');
}

/** Links to the views, and Logout. Closed, it shows icons only and keeps the labels for screen readers. */
function Sidebar({
  current,
  isOpen,
  onChoose,
  onLogout,
}: {
  current: DashboardViewId;
  isOpen: boolean;
  onChoose?: () => void;
  onLogout: () => void;
}) {
  return (
    <nav className={styles.sidebarInside} data-open={isOpen} aria-label="Dashboard views">
      <Link
        to="/"
        className={styles.brand}
        aria-label={`${getSiteSettings().brand.name}, home page`}
      >
        <BrandMark />
        {isOpen && getSiteSettings().brand.name}
      </Link>
      <List component="div" className={styles.nav}>
        {DASHBOARD_VIEWS.map(({ id, label }) => (
          <SidebarTooltip key={id} text={isOpen ? '' : label}>
            <ListItemButton
              component={Link}
              to={dashboardPathOf(id)}
              selected={id === current}
              aria-current={id === current ? 'page' : undefined}
              className={styles.item}
              {...(onChoose && { onClick: onChoose })}
            >
              <SidebarItem icon={id} label={label} isOpen={isOpen} />
            </ListItemButton>
          </SidebarTooltip>
        ))}
      </List>
      <SidebarTooltip text={isOpen ? '' : 'Logout'}>
        <ListItemButton component="button" onClick={onLogout} className={styles.leave}>
          <SidebarItem icon="logout" label="Logout" isOpen={isOpen} />
        </ListItemButton>
      </SidebarTooltip>
    </nav>
  );
}

function SidebarItem({
  icon,
  label,
  isOpen,
}: {
  icon: DashboardViewId | 'logout';
  label: string;
  isOpen: boolean;
}) {
  return (
    <>
      <ListItemIcon className={styles.icon}>
        <DashboardIcon name={icon} />
      </ListItemIcon>
      <ListItemText primary={label} className={isOpen ? styles.label : 'ui-hidden'} />
    </>
  );
}

function SidebarTooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip title={text} placement="right" describeChild>
      {children}
    </Tooltip>
  );
}
